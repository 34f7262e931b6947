import { Gift, Megaphone, Sparkles } from 'lucide-react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { PushCardLater } from '../messaging/push/push-card-later.tsx'
import { type Fact, Facts } from './facts.tsx'
import { StepCard } from './step-card.tsx'

const told: readonly Fact[] = [
  { icon: Sparkles, title: 'Points the moment you earn them' },
  { icon: Gift, title: 'Rewards that came within reach' },
  { icon: Megaphone, title: 'Offers for members, if you want them' },
]

/** Push notifications, now or later. */
export function NotificationsStep({ onNext }: { onNext: () => void }) {
  return (
    <>
      <PushCardLater onSetUp={onNext} />
      <StepCard
        label="Notifications"
        actions={
          <Button size="l" full variant="quiet" onClick={onNext}>
            Skip for Now
          </Button>
        }
      >
        <Facts label="What we tell you" facts={told} />
        <Text size={14} tone="quiet">
          No notification ever names a treatment. You can turn them off in your profile.
        </Text>
      </StepCard>
    </>
  )
}
