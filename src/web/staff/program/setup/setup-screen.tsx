import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useReadProgram } from '#api/program/program.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stepper } from '#ui-kit/forms/stepper/stepper.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { setupTitle } from '../../pages.ts'
import { useStaffRole } from '../../use-staff-role.ts'
import { ReadOnlyNotice } from '../draft/use-may-edit.tsx'
import { type SetupStep, stepsFor, stepToGoOnWith, toDoIn } from './setup-steps.ts'
import { stepScreens } from './step-screens.ts'

/** Leads a new clinic to a publishable program. Steps save automatically, and can be left and resumed. */
export function SetupScreen() {
  const role = useStaffRole()
  const { data: overview, error, refetch } = useReadProgram()
  const steps = stepsFor(role)
  if (role && steps.length === 0) return <ReadOnlyNotice />
  if (!overview && error) return <LoadError what="The program" because={error} onRetry={refetch} />
  if (!overview || !role) return <Loading label="Loading setup" />
  return <Steps steps={steps} overview={overview} />
}

type StepsProps = { steps: readonly SetupStep[]; overview: ProgramOverview }

function Steps({ steps, overview }: StepsProps) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // The step that was open first stays open, even once it's complete.
  const opened = useRef(stepToGoOnWith(steps, overview)?.id)
  const named = steps.findIndex(({ id }) => hash === `step-${id}`)
  const current = named === -1 ? steps.findIndex(({ id }) => id === opened.current) : named
  const step = steps[current]
  useFocusOnChange(current)
  if (!step) return null
  const Screen = stepScreens[step.id]
  const goTo = (to: SetupStep) => void navigate({ to: '.', hash: `step-${to.id}` })
  return (
    <>
      <Section id="setup" title={setupTitle} padding="l">
        <Stepper steps={steps.map(({ name }) => name)} current={current + 1} />
        <Text tone="quiet">{step.why}</Text>
        <Onward steps={steps} current={current} overview={overview} onStep={goTo} />
      </Section>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </>
  )
}

type OnwardProps = StepsProps & { current: number; onStep: (step: SetupStep) => void }

function Onward({ steps, current, overview, onStep }: OnwardProps) {
  const [step, before, next] = [steps[current], steps[current - 1], steps[current + 1]]
  const toDo = step && toDoIn(step, overview)
  return (
    <Inline gap="s" wrap>
      {before && (
        <Button variant="quiet" onClick={() => onStep(before)}>
          Back
        </Button>
      )}
      {next ? (
        <Button variant={toDo ? 'secondary' : 'primary'} onClick={() => onStep(next)}>
          {toDo ? 'Skip for Now' : `Next: ${next.name}`}
        </Button>
      ) : (
        <>
          <Button variant="secondary" render={<ScreenLink to="/admin/program/preview" />}>
            Preview as Mia
          </Button>
          <Button render={<ScreenLink to="/admin/program" />}>Review and Publish</Button>
        </>
      )}
      {toDo && <Text size={14} tone="quiet">{`To do: ${toDo.toLowerCase()}`}</Text>}
    </Inline>
  )
}

/** A new step is read from its start, also by people who can't see that it changed. */
function useFocusOnChange(current: number) {
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const heading = document.getElementById('setup')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [current])
}
