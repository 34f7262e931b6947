import { type FormEvent, useState } from 'react'
import { fillBirthday, getCurrentUserQueryKey, useHasPassword } from '#api/accounts/accounts.ts'
import { useListOwnContacts } from '#api/contact-changes/contact-changes.ts'
import type { OwnContact, OwnContactKind } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { Fingerprint } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../data/use-action.ts'
import { focusFirstProblem, onlyTextIn } from '../form/use-fields.ts'
import { useFocusOnStep } from '../form/use-focus-on-step.ts'
import { FirstPasswordCard } from '../member/first-password/first-password-card.tsx'
import { usePasskeys } from '../member/passkeys/use-passkeys.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { YourContacts } from '../member/your-contacts/your-contacts.tsx'

/** Asks for what the clinic doesn't have about a patient it enrolled, one thing at a time. All of it is optional. */
export function MissingDetails({ user }: { user: SignedInUser }) {
  const { data } = useHasPassword()
  const [isAsking, setAsking] = useState(false)
  // A password that is saved here doesn't end the questions.
  if (!isAsking && data && !data.isSet) setAsking(true)
  return isAsking && data ? <Questions user={user} hasPassword={data.isSet} /> : null
}

type QuestionsProps = { user: SignedInUser; hasPassword: boolean }

function Questions(props: QuestionsProps) {
  const contacts = useListOwnContacts()
  const passkeys = usePasskeys('member', () => {})
  // The first question is known once both are here, so focus doesn't move between two that nobody answered.
  if (contacts.isPending || passkeys.list.isPending) return null
  return <NextQuestion {...props} contacts={contacts.data} passkeys={passkeys} />
}

type NextQuestionProps = QuestionsProps & {
  contacts: readonly OwnContact[] | undefined
  passkeys: ReturnType<typeof usePasskeys>
}

function NextQuestion({ user, hasPassword, contacts, passkeys }: NextQuestionProps) {
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const lacks = (wanted: OwnContactKind) => contacts?.every(({ kind }) => kind !== wanted) ?? false
  const questions = [
    { about: 'contacts', isOpen: lacks('email') || lacks('phone'), card: <YourContacts onlyMissing /> },
    { about: 'birthday', isOpen: !user.birthday, card: <Birthday /> },
    { about: 'password', isOpen: Boolean(user.email) && !hasPassword, card: <FirstPasswordCard /> },
    { about: 'passkey', isOpen: passkeys.list.data?.length === 0, card: <AddPasskey {...passkeys} /> },
  ]
  const next = questions.find(({ about, isOpen }) => isOpen && !skipped.includes(about))
  useFocusOnStep(next?.about, next ? '[aria-label="About you"]' : 'main h1', true)
  if (!next) return null
  return (
    // The key: focus moves to the next question with its button.
    <Stack key={next.about} as="section" gap="s" aria-label="About you">
      {next.card}
      <Button full variant="quiet" onClick={() => setSkipped([...skipped, next.about])}>
        Not Now
      </Button>
    </Stack>
  )
}

function AddPasskey({ add, isAdding }: Pick<ReturnType<typeof usePasskeys>, 'add' | 'isAdding'>) {
  return (
    <Card padding="m">
      <Stack gap="s">
        <Text>Next time, sign in with your fingerprint, your face or your phone’s PIN.</Text>
        <Button
          full
          variant="secondary"
          icon={Fingerprint}
          busy={isAdding}
          busyLabel="Waiting..."
          onClick={add}
        >
          Add a Passkey
        </Button>
      </Stack>
    </Card>
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
