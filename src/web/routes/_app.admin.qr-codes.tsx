import { createFileRoute } from '@tanstack/react-router'
import { CodesPanel } from '../staff/codes/codes-panel.tsx'

export const Route = createFileRoute('/_app/admin/qr-codes')({
  staticData: { title: 'QR Codes' },
  component: CodesPanel,
})
