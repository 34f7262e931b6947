import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeScreen } from '../messaging/consents/unsubscribe-screen.tsx'

export const Route = createFileRoute('/_app/unsubscribe')({
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  staticData: { title: 'Offers and news' },
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribeScreen token={Route.useSearch().token} />
}
