import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { currentUser, getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { signInByRecoveryCode } from '#api/recovery/recovery.ts'
import type { SignInByRecoveryCodeBody } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import type { ApiError } from '../../../data/request.ts'
import { typedText } from '../../../form/typed-text.ts'
import { focusFirstProblem, useFields } from '../../../form/use-fields.ts'
import { codeUsed, recoveryCodeNeeded } from '../../../member/recovery/codes-left.ts'
import { forgottenProblems } from '../rules.ts'

/** Signs in a member who can't use their password or email; typed input stays if it fails. */
export function RecoverySignIn({ email, onBack }: { email: string; onBack: () => void }) {
  const { read, field, setProblems } = useFields({ email, code: '' })
  const signingIn = useRecoverySignIn()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = read(form)
    const problems = {
      ...forgottenProblems(typed),
      ...(!typedText(typed.code) && { code: recoveryCodeNeeded }),
    }
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstProblem(form)
    signingIn.mutate(
      { email: typedText(typed.email), code: typedText(typed.code) },
      {
        onError: ({ code, userMessage, fields }) => {
          setProblems(code === 'wrong-recovery-code' ? { code: userMessage } : fields)
          focusFirstProblem(form)
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Recovery Code">
      <Stack gap="m">
        <Text tone="quiet">
          Use one of the ten recovery codes from your profile to sign in without your password. Each code
          works once.
        </Text>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          required
        />
        <TextField
          {...field('code')}
          label="Recovery code"
          hint="16 letters and digits"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          required
        />
        <Button type="submit" full busy={signingIn.isPending} busyLabel="Signing In...">
          Sign In
        </Button>
        <Button full variant="quiet" onClick={onBack}>
          Get a Reset Link Instead
        </Button>
      </Stack>
    </form>
  )
}

function useRecoverySignIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async (body: SignInByRecoveryCodeBody) => {
      const { codesLeft } = await signInByRecoveryCode(body)
      return { codesLeft, user: await currentUser() }
    },
    onSuccess: async ({ codesLeft, user }) => {
      queryClient.setQueryData(getCurrentUserQueryKey(), user)
      showToast(codeUsed(codesLeft))
      await router.invalidate()
      await router.navigate({ to: user.role === 'staff' ? '/admin' : '/' })
    },
    onError: ({ code, userMessage }: ApiError) => {
      if (code === 'wrong-recovery-code') return
      showToast({ title: 'Login failed', description: userMessage, tone: 'critical' })
    },
  })
}
