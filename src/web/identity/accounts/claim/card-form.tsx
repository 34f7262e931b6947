import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { typedText } from '../../../form/typed-text.ts'
import { focusFirstProblem, onlyTextIn } from '../../../form/use-fields.ts'
import type { SignedInUser } from '../../../member/use-signed-in-user.ts'
import { questionOf } from './card-code.ts'
import { NoSignal } from './no-signal.tsx'
import { type OnArrive, problemOf, useClaiming } from './use-claim.ts'

type CardFormProps = {
  code: string
  user: SignedInUser | undefined
  onArrive: OnArrive
  onLeave: () => void
}

/** Asks for a detail that only the card's patient knows. */
export function CardForm({ code, user, onArrive, onLeave }: CardFormProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const claiming = useClaiming(onArrive)
  const asksBirthday = questionOf(code) === 'birthday'
  const missing = asksBirthday ? 'Please enter your birthday' : 'Please enter the last four digits'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const answer = typedText(onlyTextIn(form))
    setMissing(!answer)
    if (!answer) return focusFirstProblem(form)
    claiming.mutate({ code, answer }, { onError: () => focusFirstProblem(form) })
  }
  const field = {
    name: 'answer',
    value: typed,
    error: isMissing ? missing : problemOf(claiming.error, 'answer'),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      setMissing(false)
      if (claiming.error) claiming.reset()
    },
    required: true,
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Your Card">
      <Stack gap="m">
        <Text tone="quiet">
          {user
            ? `You’re signed in as ${user.name}. This card signs in the patient it was printed for. `
            : ''}
          To make sure the card is yours, enter{' '}
          {asksBirthday ? 'your birthday' : 'the last four digits of your phone number'}.
        </Text>
        <NoSignal error={claiming.error} />
        {asksBirthday ? (
          <DateField {...field} label="Your birthday" autoComplete="bday" />
        ) : (
          <TextField
            {...field}
            label="Phone number"
            hint="The last four digits of the number we have for you"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        )}
        <Button type="submit" full busy={claiming.isPending} busyLabel="Signing In...">
          Sign In
        </Button>
        <Button full variant="quiet" onClick={onLeave}>
          {user ? `Stay Signed In as ${user.firstName}` : 'Use Another Code'}
        </Button>
      </Stack>
    </form>
  )
}
