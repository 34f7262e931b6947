import { useState } from 'react'
import { Gift, Megaphone, Sparkles } from '#ui-kit/icons.ts'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { PushCard } from '../messaging/push/push-card.tsx'
import { type Fact, Facts } from './facts.tsx'
import { SkipForNow } from './skip-for-now.tsx'
import { StepCard } from './step-card.tsx'

const told: readonly Fact[] = [
  { icon: Sparkles, title: 'Points, as soon as you earn them' },
  { icon: Gift, title: 'Rewards you can claim' },
  { icon: Megaphone, title: 'Member offers, if you’d like them' },
]

export default function NotificationsStep({ onNext }: { onNext: () => void }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <StepCard
      label="Notifications"
      above={<PushCard onSetUp={onNext} setUpIn={place} />}
      actions={
        <>
          <div ref={setPlace} />
          <SkipForNow onSkip={onNext} />
        </>
      }
    >
      <Facts label="What we tell you" facts={told} />
      <Text size={14} tone="quiet">
        We never mention treatments in notifications. You can turn them off in your profile.
      </Text>
    </StepCard>
  )
}
