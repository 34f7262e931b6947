import { createFileRoute } from '@tanstack/react-router'
import { ProgramsScreen } from '../staff/api-keys/programs-screen.tsx'

export const Route = createFileRoute('/_app/admin/api-keys')({
  staticData: { title: 'API Keys' },
  component: ProgramsScreen,
})
