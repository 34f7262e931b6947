import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { StrengthHint } from '#ui-kit/forms/password-field/strength-hint.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { typedText } from '../../../form/typed-text.ts'
import { focusFirstProblem } from '../../../form/use-fields.ts'
import { carryContact } from '../claim/typed-contact.ts'
import { passwordStrength } from '../password-strength.ts'
import { type Draft, joinProblems } from '../rules.ts'
import type { DraftForm } from './use-draft.ts'
import { useJoining } from './use-sign-in.ts'

type JoinFormProps = { form: DraftForm; onJoined: () => void }

/** Signs up a new member; typed input stays if it fails. */
export function JoinForm({ form, onJoined }: JoinFormProps) {
  const { draft, read, field, setProblems } = form
  const joining = useJoining(onJoined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const typed = read(element)
    const problems = joinProblems(typed)
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstProblem(element)
    joining.mutate(registrationOf(typed), { onError: ({ fields }) => setProblems(fields) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Join VIP">
      <Stack gap="m">
        <Grid columns={2} gap="s">
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
        </Grid>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          required
        />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint={<StrengthHint {...passwordStrength(draft.password)} />}
          required
        />
        <DateField {...field('dateOfBirth')} label="Date of birth" autoComplete="bday" optional />
        {joining.error?.code === 'email-taken' && <GetCode email={draft.email} />}
        <Button type="submit" full busy={joining.isPending} busyLabel="Creating Account...">
          Join VIP
        </Button>
      </Stack>
    </form>
  )
}

/** Looks the same for every address that is taken, so that it doesn't reveal whose it is. */
function GetCode({ email }: Pick<Draft, 'email'>) {
  const navigate = useNavigate()
  const open = () => {
    carryContact(typedText(email))
    return navigate({ to: '/claim' })
  }
  return (
    <Notice
      action={
        <Button size="s" variant="secondary" onClick={open}>
          Get a Code
        </Button>
      }
    >
      Already a patient here? Sign in with a code to see your points.
    </Notice>
  )
}

function registrationOf(draft: Draft) {
  const [firstName, lastName] = [typedText(draft.firstName), typedText(draft.lastName)]
  return {
    email: typedText(draft.email),
    password: typedText(draft.password),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    ...(draft.dateOfBirth && { dateOfBirth: draft.dateOfBirth }),
  }
}
