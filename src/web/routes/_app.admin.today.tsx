import { createFileRoute } from '@tanstack/react-router'
import { TodayScreen } from '../staff/today/today-screen.tsx'

export const Route = createFileRoute('/_app/admin/today')({
  staticData: { title: 'Today' },
  component: TodayScreen,
})
