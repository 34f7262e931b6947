import { createFileRoute } from '@tanstack/react-router'
import { intakeSearchIn } from '../privacy/intake/after-intake.ts'
import { IntakeScreen } from '../privacy/intake/intake-screen.tsx'

export const Route = createFileRoute('/_app/hipaa-intake')({
  validateSearch: intakeSearchIn,
  staticData: { title: 'Medical Intake' },
  component: Intake,
})

function Intake() {
  const { returnTo } = Route.useSearch()
  const navigate = Route.useNavigate()
  const leave = () =>
    returnTo ? navigate({ to: '/onboarding', search: { step: 3 } }) : navigate({ to: '/' })
  return <IntakeScreen returnTo={returnTo} onDone={leave} />
}
