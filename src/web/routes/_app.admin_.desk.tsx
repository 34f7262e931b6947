import { createFileRoute } from '@tanstack/react-router'
import { DeskScreen } from '../staff/desk/desk-screen.tsx'

export const Route = createFileRoute('/_app/admin_/desk')({
  staticData: { title: 'Desk Screen' },
  component: DeskScreen,
})
