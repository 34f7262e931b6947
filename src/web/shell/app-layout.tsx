import type { ReactNode } from 'react'
import { AppServices } from './app-services.tsx'
import { Companionship } from './companionship.tsx'
import { MemberNavigation } from './member-navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** What stands around every screen but the landing page. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <AppServices>
      <OfflineNotice />
      {children}
      <MemberNavigation />
      <Companionship />
    </AppServices>
  )
}
