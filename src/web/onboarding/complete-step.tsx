import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { StepCard } from './step-card.tsx'

/** The way into the app. */
export function CompleteStep() {
  return (
    <StepCard
      label="Complete"
      actions={
        <Button size="l" full render={<Link to="/" />}>
          Enter the App
        </Button>
      }
    >
      <Text>
        Your membership card, your points and your rewards are waiting. At your next visit, scan the code at
        the front desk to check in.
      </Text>
    </StepCard>
  )
}
