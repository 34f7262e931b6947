import { Crown, Gift, Sparkles } from 'lucide-react'
import { Button } from '#ui-kit/button/button.tsx'
import { List, ListRow } from '#ui-kit/list-row/list-row.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { clinic } from '../shell/clinic.ts'
import { StepCard } from './step-card.tsx'

const benefits = [
  {
    icon: Sparkles,
    title: 'Earn 25-150 points per treatment',
    hint: 'And a few with every check-in at the front desk.',
  },
  { icon: Crown, title: 'Rise through the VIP tiers', hint: 'Bronze, Silver, Gold and Platinum.' },
  { icon: Gift, title: 'Turn points into rewards', hint: 'Credits and treatments, claimed in the app.' },
]

/** What the membership gives. */
export function WelcomeStep({ onNext }: { onNext: () => void }) {
  return (
    <StepCard
      label="Welcome"
      actions={
        <Button size="l" full onClick={onNext}>
          Get Started
        </Button>
      }
    >
      <Text>Two minutes now, and your membership at {clinic.clinicName} is ready for your next visit.</Text>
      <Benefits />
    </StepCard>
  )
}

/** The same for somebody who is not signed in, with the way to join. */
export function VisitorWelcome() {
  return (
    <StepCard
      label="Welcome"
      actions={
        <Button size="l" full href="/api/login?returnTo=%2Fonboarding">
          Join VIP Program
        </Button>
      }
    >
      <Text>Become a member of the VIP program at {clinic.clinicName}: it is free and takes a minute.</Text>
      <Benefits />
    </StepCard>
  )
}

function Benefits() {
  return (
    <List label="Your benefits">
      {benefits.map(({ icon: Glyph, title, hint }) => (
        <ListRow
          key={title}
          title={title}
          hint={hint}
          leading={<Glyph size={20} strokeWidth={1.6} aria-hidden />}
        />
      ))}
    </List>
  )
}
