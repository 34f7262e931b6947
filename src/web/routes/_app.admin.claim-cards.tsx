import { createFileRoute } from '@tanstack/react-router'
import { ClaimCardsScreen } from '../staff/patients/cards/claim-cards-screen.tsx'

export const Route = createFileRoute('/_app/admin/claim-cards')({
  validateSearch: ({ import: importId }: Record<string, unknown>): { import?: string } =>
    typeof importId === 'string' ? { import: importId } : {},
  staticData: { title: 'Print Claim Cards' },
  component: Cards,
})

function Cards() {
  return <ClaimCardsScreen importId={Route.useSearch().import} />
}
