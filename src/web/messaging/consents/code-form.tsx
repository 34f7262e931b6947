import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { focusFirstProblem } from '../../form/use-fields.ts'
import type { Choosing, Confirming } from './use-preferences.ts'

type CodeFormProps = { number: string; choosing: Choosing; confirming: Confirming }

const digits = /^\d{6}$/

/** For the six digits texted to a number, which confirm the consent to texts. */
export function CodeForm({ number, choosing, confirming }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const refused = confirming.variables === typed ? confirming.error?.userMessage : undefined
  const asksAgain = choosing.isPending && choosing.variables.channel === 'sms' && choosing.variables.given
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const isComplete = digits.test(typed)
    setIncomplete(!isComplete)
    if (!isComplete) return focusFirstProblem(form)
    confirming.mutate(typed, { onError: () => focusFirstProblem(form) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Code for texts">
      <Stack gap="m">
        <Text>We texted a code to {number}. Enter it within 15 minutes, and you’ll get offers by text.</Text>
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          value={typed}
          error={isIncomplete ? 'Please enter the six digits' : refused}
          onChange={({ target }) => {
            setTyped(target.value.replaceAll(/\s/g, ''))
            setIncomplete(false)
          }}
        />
        <Inline gap="s" wrap>
          <Button
            type="submit"
            busy={confirming.isPending}
            busyLabel="Confirming..."
            disabled={choosing.isPending}
          >
            Confirm Number
          </Button>
          <Button
            variant="secondary"
            busy={asksAgain}
            busyLabel="Sending..."
            disabled={confirming.isPending || choosing.isPending}
            onClick={() => choosing.mutate({ channel: 'sms', given: true, number })}
          >
            Send a New Code
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
