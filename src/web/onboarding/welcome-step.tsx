import { Link } from '@tanstack/react-router'
import { useListServices } from '#api/menu/menu.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Gift, Medal, Sparkles } from '#ui-kit/icons.ts'
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
    hint: 'Plus a few every time you check in.',
  },
  { icon: Medal, title: 'Move up the VIP tiers', hint: `${tierNames()}.` },
  { icon: Gift, title: 'Trade points for rewards', hint: 'Credits and treatments, in the app.' },
]

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

function Benefits() {
  const { data: services = [] } = useListServices()
  return <Facts label="Your benefits" facts={benefitsOf(pointsPerTreatment(services))} />
}

/** The welcome step for signed-out visitors, with a link to join. */
export function VisitorWelcome() {
  return (
    <StepCard
      label="Welcome"
      actions={
        <Button size="l" full render={<Link to="/auth" search={{ tab: 'join', returnTo: '/onboarding' }} />}>
          Join VIP Program
        </Button>
      }
    >
      <Text>Join the VIP program at {clinic.clinicName}. It’s free and takes a minute.</Text>
      <Benefits />
    </StepCard>
  )
}
