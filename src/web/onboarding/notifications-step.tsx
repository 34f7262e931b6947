import { Gift, Megaphone, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui-kit/button/button.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { type Fact, Facts } from './facts.tsx'
import { StepCard } from './step-card.tsx'

export type NotificationsStepProps = {
  onNext: () => void
  /** Sets push up on this device; rejects with a sentence for the screen. */
  onSetUpNotifications: () => Promise<unknown>
}

const told: readonly Fact[] = [
  { icon: Sparkles, title: 'Points the moment you earn them' },
  { icon: Gift, title: 'Rewards that came within reach' },
  { icon: Megaphone, title: 'Offers for members, if you want them' },
]

/** Push notifications, now or later. */
export function NotificationsStep({ onNext, onSetUpNotifications }: NotificationsStepProps) {
  const [busy, setBusy] = useState(false)
  const setUp = async () => {
    setBusy(true)
    try {
      await onSetUpNotifications()
      onNext()
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      showToast({ title: 'Notification Setup Failed', description, tone: 'critical' })
      setBusy(false)
    }
  }
  return (
    <StepCard
      label="Notifications"
      actions={
        <>
          <Button size="l" full busy={busy} busyLabel="Setting Up..." onClick={setUp}>
            Set Up Notifications
          </Button>
          <Button size="l" full variant="quiet" onClick={onNext}>
            Skip for Now
          </Button>
        </>
      }
    >
      <Facts label="What we tell you" facts={told} />
      <Text size={14} tone="quiet">
        No notification ever names a treatment. You can turn them off in your profile.
      </Text>
    </StepCard>
  )
}
