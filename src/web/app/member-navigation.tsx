import { useLocation } from '@tanstack/react-router'
import { BottomBar } from '#ui-kit/layout/bottom-bar/bottom-bar.tsx'
import { clinic } from '../data/clinic.ts'
import { useSignedInUser } from '../member/use-signed-in-user.ts'
import { navigationOf } from './navigation.tsx'

/** The bottom navigation for signed-in members. Hidden on sign-in screens and in the staff area. */
export function MemberNavigation() {
  const { user } = useSignedInUser()
  const path = useLocation({ select: location => location.pathname })
  if (!user || path === '/auth' || isStaffArea(path)) return null
  return <BottomBar label="Main" {...navigationOf(clinic, { path, points: user.pointsBalance })} />
}

const isStaffArea = (path: string) => path === '/admin' || path.startsWith('/admin/')
