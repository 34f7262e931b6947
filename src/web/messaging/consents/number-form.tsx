import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { loadDraft, saveDraft } from '../../data/drafts.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { useSignedInUser } from '../../member/use-signed-in-user.ts'
import { Decide } from './decide.tsx'
import type { ChannelPreference } from './preference-labels.ts'
import { type Choosing, isAboutNumber } from './use-preferences.ts'

/** Texts need a phone number. Typed input survives a lost connection and signing in again. */
export function NumberForm({ preference, choosing }: { preference: ChannelPreference; choosing: Choosing }) {
  const draftName = `sms-number:${useSignedInUser().user?.id}`
  const [typed, setTyped] = useState(
    () => loadDraft<string>(draftName) ?? preference.confirming ?? preference.number ?? '',
  )
  const ours = choosing.variables?.channel === 'sms'
  const refused = ours && isAboutNumber(choosing.error) && choosing.variables?.number === typed
  const on = preference.choice === 'on'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    choosing.mutate(
      { channel: 'sms', given: true, number: typed },
      {
        onError: () => focusFirstProblem(form),
        onSuccess: ({ channels }) => {
          saveDraft(draftName)
          // Show the number as the server formats it, so that it equals `confirming` and the submit button disappears.
          setTyped(channels.find(({ channel }) => channel === 'sms')?.confirming ?? typed)
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Phone number for texts">
      <Stack gap="m">
        <TextField
          name="number"
          type="tel"
          label="Mobile number"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          value={typed}
          error={refused ? choosing.error?.userMessage : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            saveDraft(draftName, target.value)
          }}
        />
        {preference.stopped && <Stopped />}
        <Inline gap="s" wrap>
          {(!on || typed !== preference.number) && typed !== preference.confirming && (
            <Button
              type="submit"
              busy={choosing.isPending && ours && choosing.variables?.given}
              busyLabel="Saving..."
              disabled={choosing.isPending}
            >
              {on ? 'Use This Number' : 'Yes, Text Me'}
            </Button>
          )}
          <Decide preference={preference} choosing={choosing} given={false} />
        </Inline>
      </Stack>
    </form>
  )
}

const Stopped = () => (
  <Notice tone="caution" title="You opted out by replying STOP">
    To get texts again, reply START to one of our earlier texts from that phone.
  </Notice>
)
