import { createFileRoute } from '@tanstack/react-router'
import { PrintScreen } from '../staff/codes/print-screen.tsx'

export const Route = createFileRoute('/_app/admin_/qr-print')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' ? { code } : {},
  staticData: { title: 'Print QR Codes' },
  component: Print,
})

function Print() {
  return <PrintScreen codeId={Route.useSearch().code} />
}
