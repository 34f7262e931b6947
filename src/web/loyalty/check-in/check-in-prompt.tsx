import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { JoinButton } from '../../member/join-button.tsx'

/** Only members can check in: leads to sign-in and back. */
export function CheckInPrompt() {
  return (
    <Card as="section" padding="l" aria-label="Sign in">
      <EmptyState
        drawing="camera"
        title="Sign in to check in"
        hint="Sign in or join first, then scan the code at the front desk. Your points go straight to your card."
        action={<JoinButton returnTo="/checkin" />}
      />
    </Card>
  )
}
