import { createFileRoute } from '@tanstack/react-router'
import { VouchersScreen } from '../staff/vouchers/vouchers-screen.tsx'

export const Route = createFileRoute('/_app/admin/vouchers')({
  staticData: { title: 'Vouchers' },
  component: VouchersScreen,
})
