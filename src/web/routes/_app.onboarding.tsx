import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '../onboarding/onboarding-screen.tsx'
import { onboardingSearchIn } from '../onboarding/onboarding-search.ts'

export const Route = createFileRoute('/_app/onboarding')({
  validateSearch: onboardingSearchIn,
  staticData: { title: 'Welcome' },
  component: Onboarding,
})

function Onboarding() {
  const { step = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <OnboardingScreen step={step} onStep={next => navigate({ search: { step: next } })} />
}
