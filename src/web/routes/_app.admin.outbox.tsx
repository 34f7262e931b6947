import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../staff/messages/sandbox/outbox-screen.tsx'

export const Route = createFileRoute('/_app/admin/outbox')({
  staticData: { title: 'Outbox' },
  component: OutboxScreen,
})
