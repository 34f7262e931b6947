import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { StrengthHint } from '#ui-kit/forms/password-field/strength-hint.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { DeadLink } from '../../../app/dead-link.tsx'
import { focusFirstProblem, useFields } from '../../../form/use-fields.ts'
import { passwordStrength } from '../password-strength.ts'
import { newPasswordProblems } from '../rules.ts'
import { AddedWaysIn, type RecognizedWaysIn } from './added-ways-in.tsx'
import { tellError, useAddedWaysIn, useResetting } from './use-password-reset.ts'

type ResetPasswordFormProps = { token: string; onReset: () => void }

/** A new password, entered twice; typed input stays if it fails. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { draft, read, field, setProblems } = useFields({ newPassword: '', confirmPassword: '' })
  const resetting = useResetting(onReset)
  const added = useAddedWaysIn(token)
  const [recognized, setRecognized] = useState<RecognizedWaysIn>({
    keepPasskeys: [],
    keepRecoveryCodes: false,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = read(form)
    const problems = newPasswordProblems(typed)
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstProblem(form)
    if (!token) return tellError('Invalid reset token.')
    const { keepPasskeys, keepRecoveryCodes } = recognized
    const kept = added && { keepPasskeys: [...keepPasskeys], keepRecoveryCodes }
    const data = { token, newPassword: typed.newPassword.trim(), ...kept }
    resetting.mutate(data, { onError: ({ fields }) => setProblems(fields) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Reset Password">
      <Stack gap="m">
        <PasswordField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          showLabel="Show new password"
          hideLabel="Hide new password"
          hint={<StrengthHint {...passwordStrength(draft.newPassword)} />}
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          showLabel="Show confirmed password"
          hideLabel="Hide confirmed password"
          enterKeyHint="done"
          required
        />
        {added && <AddedWaysIn added={added} recognized={recognized} onChange={setRecognized} />}
        {resetting.error?.code === 'invalid-reset-link' && <LinkIsDead />}
        <Button type="submit" full busy={resetting.isPending} busyLabel="Resetting...">
          Reset Password
        </Button>
      </Stack>
    </form>
  )
}

function LinkIsDead() {
  return (
    <DeadLink to="/forgot-password" label="Send a New Link">
      Each link works once and expires after an hour. Only the newest one works.
    </DeadLink>
  )
}
