import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { CheckInButton } from '../home/check-in-button.tsx'
import { StepCard } from './step-card.tsx'

/** The last step, with links into the app. */
export function CompleteStep() {
  return (
    <StepCard
      label="Complete"
      actions={
        <>
          <CheckInButton />
          <Button size="l" full variant="secondary" render={<Link to="/" />}>
            Open the App
          </Button>
        </>
      }
    >
      <Text>At the clinic now? Scan the code at the front desk and collect your first points.</Text>
    </StepCard>
  )
}
