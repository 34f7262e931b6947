import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { proveByCode } from '#api/step-up/step-up.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { Fingerprint } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import type { ApiError } from '../../data/request.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusOnlyField } from '../../form/use-fields.ts'
import { passkeysHere } from '../../member/passkeys/passkeys-here.ts'
import { useEnterByPasskey } from '../../member/passkeys/use-enter-by-passkey.ts'
import { codeUsed } from '../../member/recovery/codes-left.ts'

type StepUpDialogProps = { onProved: () => void; onClose: () => void }

/** Asks staff to prove who they are if the clinic requires it; the action then continues. */
export function StepUpDialog({ onProved, onClose }: StepUpDialogProps) {
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<string>()
  const proving = useMutation<{ codesLeft: number | null }, ApiError, string>({
    mutationFn: typed => proveByCode({ secret: typed }),
    onSuccess: ({ codesLeft }) => {
      if (codesLeft !== null) showToast(codeUsed(codesLeft))
      onProved()
    },
    onError: ({ userMessage }) => setProblem(userMessage),
    gcTime: 0,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = typedText(secret)
    if (typed) return proving.mutate(typed, { onError: () => focusOnlyField(form) })
    setProblem('Please enter your code')
    focusOnlyField(form)
  }
  const [hasPasskey] = useState(() => passkeysHere().length > 0)
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Confirm it’s you"
      description="Your clinic requires this here. Once you confirm, we’ll continue where you left off."
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          {hasPasskey && <ByTouch onProved={onProved} />}
          <PasswordField
            label="Your code"
            hint="Your code, password or a recovery code"
            showLabel="Show code"
            hideLabel="Hide code"
            value={secret}
            error={problem}
            onChange={({ target }) => {
              setSecret(target.value)
              setProblem(undefined)
            }}
            autoComplete="off"
            maxLength={200}
          />
          <Button
            type="submit"
            variant={hasPasskey ? 'secondary' : 'primary'}
            full
            busy={proving.isPending}
            busyLabel="Checking..."
          >
            Continue
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

function ByTouch({ onProved }: { onProved: () => void }) {
  const touching = useEnterByPasskey(it => it.proveByTouch(), onProved, 'your code')
  return (
    <Button
      icon={Fingerprint}
      full
      busy={touching.isPending}
      busyLabel="Waiting..."
      onClick={() => touching.mutate()}
    >
      Use a Passkey
    </Button>
  )
}
