import { type FormEvent, useState } from 'react'
import { fillBirthday, getCurrentUserQueryKey, useHasPassword } from '#api/accounts/accounts.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { Fingerprint } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useAction } from '../data/use-action.ts'
import { focusFirstProblem, onlyTextIn } from '../form/use-fields.ts'
import { FirstPasswordCard } from '../member/first-password/first-password-card.tsx'
import { usePasskeys } from '../member/passkeys/use-passkeys.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { YourContacts } from '../member/your-contacts/your-contacts.tsx'

/** Details that the clinic doesn't have about a patient it enrolled. All of them are optional. */
export function MissingDetails({ user }: { user: SignedInUser }) {
  const { data } = useHasPassword()
  if (!data || data.isSet) return null
  return (
    <>
      {!user.birthday && <Birthday />}
      <YourContacts onlyMissing />
      {user.email && <FirstPasswordCard />}
      <AddPasskey />
    </>
  )
}

function AddPasskey() {
  const { list, add, isAdding } = usePasskeys('member', () => {})
  if (!list.data || list.data.length > 0) return null
  return (
    <Button full variant="secondary" icon={Fingerprint} busy={isAdding} busyLabel="Waiting..." onClick={add}>
      Add a Passkey
    </Button>
  )
}

function Birthday() {
  const [typed, setTyped] = useState('')
  const saving = useAction({
    call: (dateOfBirth: string) => fillBirthday({ dateOfBirth }),
    success: () => ({ title: 'Birthday saved' }),
    failure: error =>
      error.fields['dateOfBirth']
        ? undefined
        : { title: 'Birthday not saved', description: error.userMessage },
    refreshes: [getCurrentUserQueryKey()],
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    saving.mutate(onlyTextIn(form), { onError: () => focusFirstProblem(form) })
  }
  return (
    <Card padding="m">
      <form onSubmit={submit} noValidate aria-label="Your birthday">
        <Stack gap="s">
          <DateField
            label="Date of birth"
            value={typed}
            error={saving.error?.fields['dateOfBirth']}
            onChange={({ target }) => {
              setTyped(target.value)
              if (saving.error) saving.reset()
            }}
            autoComplete="bday"
            optional
          />
          <Button type="submit" variant="secondary" busy={saving.isPending} busyLabel="Saving...">
            Save Birthday
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
