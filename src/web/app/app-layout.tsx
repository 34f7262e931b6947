import type { ReactNode } from 'react'
import { OfflineNotice } from '../data/offline-notice.tsx'
import { AppServices } from './app-services.tsx'
import { LoadMemberEffects } from './load-member-effects.tsx'
import { MemberNavigation } from './member-navigation.tsx'

/** The frame of every screen except the landing page. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <AppServices>
      <OfflineNotice />
      {children}
      <MemberNavigation />
      <LoadMemberEffects />
    </AppServices>
  )
}
