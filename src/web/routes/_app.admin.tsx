import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '../staff/staff-screen.tsx'

export const Route = createFileRoute('/_app/admin')({
  staticData: { title: 'Staff' },
  component: StaffScreen,
})
