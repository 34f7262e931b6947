import { createFileRoute } from '@tanstack/react-router'
import { SandboxScreen } from '../staff/messages/sandbox/sandbox-screen.tsx'

export const Route = createFileRoute('/_app/admin/outbox')({
  staticData: { title: 'Outbox' },
  component: SandboxScreen,
})
