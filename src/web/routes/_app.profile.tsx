import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../profile/profile-screen.tsx'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'VIP Profile' },
  component: ProfileScreen,
})
