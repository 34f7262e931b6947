import { type FormEvent, useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { ConsentFields } from './consent-fields.tsx'
import { useIntakeDraft } from './intake-draft.ts'
import { type Draft, intakeProblems } from './intake-rules.ts'
import { MedicalFields } from './medical-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { useSubmittingIntake } from './use-submit-intake.ts'

type IntakeFormProps = { memberId: string; known: Partial<Draft>; onDone: () => void }

/** The three parts of the intake, and submitting it. */
export function IntakeForm({ memberId, known, onDone }: IntakeFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useIntakeDraft(memberId, known)
  const lookAtProblems = () => {
    if (element.current) focusFirstProblem(element.current)
  }
  const { submit, isPending, failure } = useSubmittingIntake(form, {
    onSuccess: onDone,
    onProblems: lookAtProblems,
  })
  const handIn = (event: FormEvent) => {
    event.preventDefault()
    const problems = intakeProblems(form.draft)
    form.setProblems(problems)
    if (Object.keys(problems).length > 0) lookAtProblems()
    else submit()
  }
  const problemCount = Object.keys(form.problems).length
  return (
    <form ref={element} onSubmit={handIn} noValidate aria-label="Medical intake" autoComplete="on">
      <Stack gap="l">
        <PersonalFields form={form} />
        <MedicalFields form={form} />
        <ConsentFields form={form} />
        {problemCount > 0 && <ProblemCount count={problemCount} />}
        {failure && problemCount === 0 && !isPending && <NotSent failure={failure} />}
        <Button type="submit" size="l" full busy={isPending} busyLabel="Submitting...">
          Submit Medical Intake
        </Button>
      </Stack>
    </form>
  )
}

function ProblemCount({ count }: { count: number }) {
  return (
    <Notice tone="critical" title="Some fields need another look">
      <Text size={14}>
        {count === 1 ? 'One field above is marked.' : `${count} fields above are marked.`} Nothing you typed
        is lost.
      </Text>
    </Notice>
  )
}

function NotSent({ failure }: { failure: ApiError }) {
  return (
    <Notice tone={hasResponse(failure) ? 'critical' : 'offline'} title="Your intake did not reach us">
      <Text size={14}>{failure.userMessage} Everything you typed is still here.</Text>
    </Notice>
  )
}
