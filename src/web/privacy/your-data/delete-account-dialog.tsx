import { type FormEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { NoAnswer } from './no-answer.tsx'
import { useDeleting } from './use-delete-account.ts'

/** Explains what is deleted and what is kept, and asks for the password first. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, reset } = useDeleting()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isPending) return
    const focusProblem = () => form.current && focusFirstProblem(form.current)
    if (password) return mutate({ password }, { onError: focusProblem })
    setMissing('Please enter your password')
    focusProblem()
  }
  const change = (next: string) => {
    setPassword(next)
    setMissing(undefined)
    reset()
  }
  return (
    <ConfirmDialog
      open
      onClose={() => !isPending && onClose()}
      onConfirm={submit}
      title="Delete your account?"
      description="This can’t be undone."
      confirmLabel="Delete My Account"
      cancelLabel="Keep My Account"
      tone="critical"
      busy={isPending}
      busyLabel="Deleting..."
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="m">
          <WhatHappens />
          {error && !wrongPassword(error) && <NotDeleted error={error} />}
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            error={missing ?? wrongPassword(error)}
            onChange={({ target }) => change(target.value)}
            disabled={isPending}
            required
          />
        </Stack>
      </form>
    </ConfirmDialog>
  )
}

const WhatHappens = () => (
  <>
    <Text>
      <strong>What we delete:</strong> your name, email, birthday, password, messages and everything else you
      gave us, plus your points and unused rewards. You’ll be signed out on all devices.
    </Text>
    <Text tone="quiet">
      <strong>What we keep:</strong> the dates and amounts of your points and treatments. The clinic needs
      them for its books, but they can’t be traced back to you. We also note that an account was deleted,
      without your name.
    </Text>
  </>
)

const NotDeleted = ({ error }: { error: ApiError }) =>
  hasResponse(error) ? (
    <Notice tone="critical" title="We did not delete your account">
      {error.userMessage}
    </Notice>
  ) : (
    <NoAnswer>What you typed is still here.</NoAnswer>
  )

const wrongPassword = (error: ApiError | null) =>
  error?.code === 'wrong-password' ? error.userMessage : undefined
