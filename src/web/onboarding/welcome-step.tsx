import { Gift, Medal, Sparkles } from 'lucide-react'
import { useListServices } from '#api/menu/menu.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../data/clinic.ts'
import { pointsPerTreatment } from '../format/points-ranges.ts'
import { tierIds } from '../member/tier-ids.ts'
import { tierName } from '../member/tiers.ts'
import { type Fact, Facts } from './facts.tsx'
import { StepCard } from './step-card.tsx'

const tierNames = () => {
  const names = tierIds.map(tierName)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const benefitsOf = (worth: string): readonly Fact[] => [
  {
    icon: Sparkles,
    title: `Earn ${worth} per treatment`,
    hint: 'And a few with every check-in.',
  },
  { icon: Medal, title: 'Rise through the VIP tiers', hint: `${tierNames()}.` },
  { icon: Gift, title: 'Turn points into rewards', hint: 'Credits and treatments, in the app.' },
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
      <Benefits />
    </StepCard>
  )
}

/** What a treatment earns is what the menu says. */
function Benefits() {
  const { data: services = [] } = useListServices()
  return <Facts label="Your benefits" facts={benefitsOf(pointsPerTreatment(services))} />
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
