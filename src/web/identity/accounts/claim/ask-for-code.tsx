import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { typedText } from '../../../form/typed-text.ts'
import { focusFirstProblem, onlyTextIn } from '../../../form/use-fields.ts'
import { NoSignal } from './no-signal.tsx'
import { problemOf, useAskingForCode } from './use-claim.ts'

type AskForCodeProps = { contact: string; onSent: (contact: string) => void; onDeskCode: () => void }

/** Asks where to send a code; typed input stays if it fails. */
export function AskForCode({ contact, onSent, onDeskCode }: AskForCodeProps) {
  const [typed, setTyped] = useState(contact)
  const [isMissing, setMissing] = useState(false)
  const asking = useAskingForCode()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const to = typedText(onlyTextIn(form))
    setTyped(to)
    setMissing(!to)
    if (!to) return focusFirstProblem(form)
    asking.mutate(to, { onSuccess: () => onSent(to), onError: () => focusFirstProblem(form) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Get a Code">
      <Stack gap="m">
        <Text tone="quiet">
          Already a patient here? Your membership may be waiting for you. We’ll send a code to the email or
          phone number we have for you.
        </Text>
        <NoSignal error={asking.error} />
        <TextField
          name="contact"
          label="Email or phone"
          value={typed}
          error={isMissing ? 'Please enter your email or phone number' : problemOf(asking.error, 'contact')}
          onChange={({ target }) => {
            setTyped(target.value)
            setMissing(false)
            if (asking.error) asking.reset()
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={254}
          required
        />
        <Button type="submit" full busy={asking.isPending} busyLabel="Sending...">
          {labelFor(typed)}
        </Button>
        <Button full variant="quiet" onClick={onDeskCode}>
          I Have a Card or a Code from the Front Desk
        </Button>
      </Stack>
    </form>
  )
}

function labelFor(typed: string): string {
  if (typed.includes('@')) return 'Email Me a Code'
  return /^[+(\d][\d\s().-]+$/.test(typed.trim()) ? 'Text Me a Code' : 'Send Me a Code'
}
