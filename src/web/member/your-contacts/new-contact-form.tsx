import type { FormEvent } from 'react'
import { startContactChange } from '#api/contact-changes/contact-changes.ts'
import type { ContactChange, OwnContactKind } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../data/use-action.ts'
import { focusFirstProblem, onlyTextIn } from '../../form/use-fields.ts'

const fields = {
  email: { label: 'New email address', type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { label: 'New phone number', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const

type NewContactFormProps = {
  kind: OwnContactKind
  old: string | null
  typed: string
  onType: (typed: string) => void
  onStarted: (change: ContactChange) => void
}

export function NewContactForm({ kind, old, typed, onType, onStarted }: NewContactFormProps) {
  const starting = useAction({
    call: (value: string, options) => startContactChange({ kind, value, replaces: old }, options),
    once: value => value,
    onSuccess: onStarted,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    starting.mutate(onlyTextIn(form), { onError: () => focusFirstProblem(form) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="m">
        <Text tone="quiet">
          {old
            ? `We’ll send one code there and one to ${old}, so nobody but you can change it.`
            : 'We’ll send a code there to make sure it’s yours.'}
        </Text>
        <TextField
          {...fields[kind]}
          name="value"
          value={typed}
          error={starting.error?.userMessage}
          onChange={({ target }) => {
            onType(target.value)
            if (starting.error) starting.reset()
          }}
          maxLength={254}
          required
        />
        <Button type="submit" full busy={starting.isPending} busyLabel="Sending...">
          {old ? 'Send Codes' : 'Send Code'}
        </Button>
        {old && (
          <Text size={14} tone="quiet">
            Can’t get messages at {old} anymore? The front desk can help.
          </Text>
        )}
      </Stack>
    </form>
  )
}
