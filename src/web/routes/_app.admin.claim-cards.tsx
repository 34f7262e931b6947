import { createFileRoute } from '@tanstack/react-router'
import { ClaimCardsScreen } from '../staff/patients/cards/claim-cards-screen.tsx'

export const Route = createFileRoute('/_app/admin/claim-cards')({
  validateSearch: ({
    import: importId,
    member,
  }: Record<string, unknown>): { import?: string; member?: string } => ({
    ...(typeof importId === 'string' && { import: importId }),
    ...(typeof member === 'string' && { member }),
  }),
  staticData: { title: 'Print Claim Cards' },
  component: Cards,
})

function Cards() {
  const { import: importId, member } = Route.useSearch()
  return <ClaimCardsScreen importId={importId} memberId={member} />
}
