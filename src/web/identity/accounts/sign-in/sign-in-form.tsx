import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { focusFirstProblem } from '../../../form/use-fields.ts'
import { useSilentFill } from '../../../form/use-silent-fill.ts'
import { signInProblems } from '../rules.ts'
import { SignInFields } from './sign-in-fields.tsx'
import type { DraftForm } from './use-draft.ts'
import { useSigningIn } from './use-sign-in.ts'

type SignInFormProps = { form: DraftForm; children?: ReactNode }

/** Signs a member in; typed input stays if it fails. The children go below the button. */
export function SignInForm({ form, children }: SignInFormProps) {
  const { draft, read, field, setProblems } = form
  const element = useRef<HTMLFormElement>(null)
  const isFilledByBrowser = useSilentFill(element, read)
  const signingIn = useSigningIn()
  const filled = Boolean(draft.email.trim() && draft.password.trim())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = read(event.currentTarget)
    const problems = signInProblems(typed)
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstProblem(event.currentTarget)
    const data = { email: typed.email.trim(), password: typed.password.trim() }
    signingIn.mutate(data, { onError: ({ fields }) => setProblems(fields) })
  }
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label="Sign In">
      <Stack gap="m">
        <SignInFields field={field} />
        <Button
          type="submit"
          full
          disabled={!filled && !isFilledByBrowser}
          busy={signingIn.isPending}
          busyLabel="Signing In..."
        >
          Sign In
        </Button>
        {children}
      </Stack>
    </form>
  )
}
