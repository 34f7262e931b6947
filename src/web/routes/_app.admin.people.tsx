import { createFileRoute } from '@tanstack/react-router'
import { PeopleScreen } from '../staff/people/people-screen.tsx'

export const Route = createFileRoute('/_app/admin/people')({
  staticData: { title: 'Staff' },
  component: PeopleScreen,
})
