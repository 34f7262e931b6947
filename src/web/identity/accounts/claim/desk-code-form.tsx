import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { typedText } from '../../../form/typed-text.ts'
import { focusFirstProblem, onlyTextIn } from '../../../form/use-fields.ts'
import { asksMore } from './card-code.ts'
import { NoSignal } from './no-signal.tsx'
import { type OnArrive, problemOf, useClaiming } from './use-claim.ts'

type DeskCodeFormProps = { onArrive: OnArrive; onCard: (code: string) => void; onBack: () => void }

/** For typing the front desk's or a card's code instead of scanning it. */
export function DeskCodeForm({ onArrive, onCard, onBack }: DeskCodeFormProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const claiming = useClaiming(onArrive)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = typedText(onlyTextIn(form))
    setMissing(!code)
    if (!code) return focusFirstProblem(form)
    if (asksMore(code)) return onCard(code)
    claiming.mutate({ code }, { onError: () => focusFirstProblem(form) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Card or Front Desk Code">
      <Stack gap="m">
        <Text tone="quiet">
          Type the code on your card here. Or ask the front desk for a code. It works once, within two
          minutes.
        </Text>
        <NoSignal error={claiming.error} />
        <TextField
          name="code"
          label="Code"
          hint="16 letters and digits on a card, eight from the front desk"
          value={typed}
          error={isMissing ? 'Please enter the code' : problemOf(claiming.error, 'code')}
          onChange={({ target }) => {
            setTyped(target.value)
            setMissing(false)
            if (claiming.error) claiming.reset()
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          required
        />
        <Button type="submit" full busy={claiming.isPending} busyLabel="Signing In...">
          Sign In
        </Button>
        <Button full variant="quiet" onClick={onBack}>
          Get a Code by Email or Text
        </Button>
      </Stack>
    </form>
  )
}
