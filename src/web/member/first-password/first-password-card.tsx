import { type FormEvent, useState } from 'react'
import { chooseFirstPassword, getHasPasswordQueryKey, useHasPassword } from '#api/accounts/accounts.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../data/use-action.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem, onlyTextIn } from '../../form/use-fields.ts'
import { useSignedInUser } from '../use-signed-in-user.ts'

/** For members who sign in by codes: they may choose a password but don't need one. Hidden if they have one. */
export function FirstPasswordCard() {
  const { data } = useHasPassword()
  const { user } = useSignedInUser()
  const [typed, setTyped] = useState('')
  const choosing = useAction({
    call: (password: string) => chooseFirstPassword({ password }),
    secret: true,
    success: () => ({ title: 'Password saved', description: 'You can still sign in with a code.' }),
    failure: error =>
      error.fields['password'] ? undefined : { title: 'Password not saved', description: error.userMessage },
    isOver: error => error.code === 'password-already-set',
    refreshes: [getHasPasswordQueryKey()],
  })
  if (!data || data.isSet) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    choosing.mutate(typedText(onlyTextIn(form)), { onError: () => focusFirstProblem(form) })
  }
  return (
    <Card padding="m" as="section" aria-labelledby="first-password">
      <form onSubmit={submit} noValidate>
        <Stack gap="s">
          <Heading level={2} size={18} id="first-password">
            How you sign in
          </Heading>
          <Text tone="quiet">
            {user?.email === ''
              ? 'You need an email address to sign in with a password. Add one under “How we reach you.” Until then, a password only confirms that it’s you, for example when you delete your account.'
              : 'Choose a password, or get a code each time.'}
          </Text>
          <PasswordField
            label="New password"
            value={typed}
            error={choosing.error?.fields['password']}
            onChange={({ target }) => {
              setTyped(target.value)
              if (choosing.error) choosing.reset()
            }}
            autoComplete="new-password"
          />
          <Button type="submit" variant="secondary" busy={choosing.isPending} busyLabel="Saving...">
            Save Password
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
