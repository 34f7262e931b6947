import { Link } from '@tanstack/react-router'
import { useIntakeStatus } from '#api/privacy/privacy.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { StepCard } from './step-card.tsx'

export function IntakeStep({ onNext }: { onNext: () => void }) {
  const { data: status } = useIntakeStatus()
  return status?.isCurrent ? <IntakeIsThere onNext={onNext} /> : <IntakeIsNeeded onNext={onNext} />
}

function IntakeIsNeeded({ onNext }: { onNext: () => void }) {
  return (
    <StepCard
      label="Medical intake"
      actions={
        <>
          <Button size="l" full render={<Link to="/hipaa-intake" search={{ returnTo: 'onboarding' }} />}>
            Fill Out Medical Intake
          </Button>
          <Button size="l" full variant="quiet" onClick={onNext}>
            Skip for Now
          </Button>
        </>
      }
    >
      <Text>
        We need your medical history and your consent before your first treatment. It takes about three
        minutes and saves you time at your visit.
      </Text>
      <Text size={14} tone="quiet">
        Your answers are encrypted. Only your care team and the practice owner can open them.
      </Text>
    </StepCard>
  )
}

function IntakeIsThere({ onNext }: { onNext: () => void }) {
  return (
    <StepCard
      label="Medical intake"
      actions={
        <Button size="l" full onClick={onNext}>
          Continue
        </Button>
      }
    >
      <Notice tone="positive" title="Your medical intake is on file">
        <Text size={14}>Thank you! There’s nothing else to fill out before your visit.</Text>
      </Notice>
    </StepCard>
  )
}
