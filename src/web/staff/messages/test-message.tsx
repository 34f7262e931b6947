import { type FormEvent, useState } from 'react'
import { sendTrial } from '#api/campaigns/campaigns.ts'
import type { SendTrialBody } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Send } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { loadDraft, saveDraft } from '../../data/drafts.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { useSending } from './use-send-message.ts'

type TestMessageProps = {
  /** The current message; undefined if there is nothing to send. */
  body: ((to: string) => SendTrialBody) | undefined
  /** The label of the address field; a push goes to the member who is signed in here. */
  to?: { readonly label: string; readonly type: 'email' | 'tel' }
}

/** Sends a test message to its author before it goes to everyone. */
export function TestMessage({ body, to }: TestMessageProps) {
  const draftName = `staff-test-${to?.type}`
  const [address, setAddress] = useState(() => loadDraft<string>(draftName) ?? '')
  const [problem, setProblem] = useState<string>()
  const sending = useSending({
    send: (message: SendTrialBody, options) => sendTrial(message, options),
    onSent: () => ({ title: 'Test Sent', description: 'It’s on its way to you.' }),
    onFailed: ({ userMessage, fields }) => {
      setProblem(fields['to'] ?? (to && userMessage))
      return { title: 'Test Failed', description: userMessage }
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (body) sending.mutate(body(typedText(address)), { onError: () => focusFirstProblem(form) })
  }
  // A separate form: Enter in its field sends the test, never the campaign.
  return (
    <form onSubmit={submit} noValidate aria-label="Test">
      <Stack gap="s" align="start">
        {to ? (
          <TextField
            label={to.label}
            type={to.type}
            autoComplete={to.type}
            value={address}
            error={problem}
            onChange={({ target }) => {
              setAddress(target.value)
              setProblem(undefined)
              saveDraft(draftName, target.value)
            }}
          />
        ) : (
          <Text size={14} tone="quiet">
            Sends a test to the member account signed in on this browser.
          </Text>
        )}
        <Button
          type="submit"
          size="s"
          variant="secondary"
          icon={Send}
          disabled={!body || (to && !typedText(address))}
          busy={sending.isPending}
          busyLabel="Sending..."
        >
          Send a Test to Me
        </Button>
      </Stack>
    </form>
  )
}
