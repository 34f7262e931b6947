import { createFileRoute, Outlet } from '@tanstack/react-router'
import { StaffScreen } from '../staff/staff-screen.tsx'

export const Route = createFileRoute('/_app/admin')({
  staticData: { title: 'Staff' },
  component: StaffArea,
})

function StaffArea() {
  return (
    <StaffScreen>
      <Outlet />
    </StaffScreen>
  )
}
