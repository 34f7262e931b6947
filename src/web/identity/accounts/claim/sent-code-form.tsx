import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { fieldProblems } from '../../../form/field-problems.ts'
import { focusFirstProblem, onlyTextIn } from '../../../form/use-fields.ts'
import { NoSignal } from './no-signal.tsx'
import { type OnArrive, problemOf, useAskingForCode, useSigningInByCode } from './use-claim.ts'

type SentCodeFormProps = { contact: string; onArrive: OnArrive; onBack: () => void }

/** For the six digits that were sent. */
export function SentCodeForm({ contact, onArrive, onBack }: SentCodeFormProps) {
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const entering = useSigningInByCode(onArrive)
  const again = useAskingForCode()
  const error = entering.error ?? again.error
  const forget = () => {
    setShort(false)
    entering.reset()
    again.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = digitsIn(onlyTextIn(form))
    forget()
    setShort(code.length !== 6)
    if (code.length !== 6) return focusFirstProblem(form)
    entering.mutate({ contact, code }, { onError: () => focusFirstProblem(form) })
  }
  const askAgain = () => {
    forget()
    again.mutate(contact, {
      onSuccess: () => {
        setTyped('')
        showToast({
          tone: 'positive',
          title: 'New code requested',
          description: 'Earlier codes no longer work.',
        })
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Enter Your Code">
      <Stack gap="m">
        <Text tone="quiet">
          If {contact} is on file for you only, a code is on its way. You can use it once, within ten minutes.
        </Text>
        <NoSignal error={error} />
        <TextField
          name="code"
          label="Code"
          hint="Six digits"
          value={typed}
          error={isShort ? fieldProblems.code : problemOf(error, 'code')}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isShort || error) forget()
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={20}
          required
        />
        <Button type="submit" full busy={entering.isPending} busyLabel="Signing In...">
          Sign In
        </Button>
        <Text size={14} tone="quiet">
          Nothing there? Check your spam folder. If you share this email or number with family, ask the front
          desk to show you a code.
        </Text>
        <Stack gap="xs">
          <Button full variant="secondary" onClick={askAgain} busy={again.isPending} busyLabel="Sending...">
            Send New Code
          </Button>
          <Button full variant="quiet" onClick={onBack}>
            Use Another Email or Phone
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')
