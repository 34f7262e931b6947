import { type FormEvent, useState } from 'react'
import type { Webhook, WebhookEventsItem } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { Switch } from '#ui-kit/forms/switch/switch.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { changedIn } from '../../form/changed-in.ts'
import { beginsWithHttps } from '../../form/https-problem.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { eventLabels } from './event-labels.ts'
import type { WebhookChange } from './use-webhooks.ts'

type WebhookDialogProps = { webhook: Webhook | 'new'; change: WebhookChange; onClose: () => void }

/** A webhook's URL, its events, and whether it's active. */
export function WebhookDialog({ webhook, change, onClose }: WebhookDialogProps) {
  const known = webhook === 'new' ? undefined : webhook
  const [url, setUrl] = useState(known?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEventsItem[]>(known?.events ?? [])
  const [isEnabled, setEnabled] = useState(known?.isEnabled ?? true)
  const [tried, setTried] = useState(false)
  const isAddress = /^https:\/\/[^/]+/.test(typedText(url))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isAddress || events.length === 0) focusFirstProblem(event.currentTarget)
    else if (known) {
      const typed = { url: typedText(url), events: events as WebhookEventsItem[], isEnabled }
      change.change({ id: known.id, ...changedIn(typed, known) })
    } else change.add({ url: typedText(url), events: [...events] })
  }
  return (
    <Dialog open onClose={onClose} title={known ? 'Webhook' : 'New webhook'} size="s">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <TextField
            label="Address"
            type="url"
            hint="The other system’s public address, starting with https://…"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            error={tried && !isAddress ? beginsWithHttps : undefined}
            autoComplete="off"
            maxLength={500}
          />
          {eventLabels.map(({ type, label, hint }, index) => (
            <Checkbox
              key={type}
              label={label}
              hint={hint}
              checked={events.includes(type)}
              error={
                tried && events.length === 0 && index === 0 ? 'Please choose at least one event' : undefined
              }
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, type] : events.filter(each => each !== type))
              }
            />
          ))}
          {known && (
            <Switch
              label="On"
              hint="Events that are waiting go out when you turn it back on."
              checked={isEnabled}
              onChange={setEnabled}
            />
          )}
          <Button type="submit" full busy={change.busy} busyLabel="Saving...">
            {known ? 'Save' : 'Add Webhook'}
          </Button>
          {known && <Others webhook={known} change={change} />}
        </Stack>
      </form>
    </Dialog>
  )
}

function Others({ webhook, change }: { webhook: Webhook; change: WebhookChange }) {
  const [asked, setAsked] = useState<'secret' | 'removal'>()
  return (
    <>
      <Button variant="secondary" full onClick={() => setAsked('secret')}>
        New Secret
      </Button>
      <Button variant="quiet" full onClick={() => setAsked('removal')}>
        Remove Webhook
      </Button>
      <ConfirmDialog
        open={asked === 'secret'}
        title="Create a new secret?"
        description="The old one keeps working for 24 hours, so nothing is lost while you replace it."
        confirmLabel="Create Secret"
        busy={change.busy}
        busyLabel="Creating..."
        onConfirm={() => change.replaceSecret(webhook.id)}
        onClose={() => setAsked(undefined)}
      />
      <ConfirmDialog
        open={asked === 'removal'}
        title="Remove this webhook?"
        description="It stops receiving events, and waiting events are deleted."
        confirmLabel="Remove"
        tone="critical"
        busy={change.busy}
        busyLabel="Removing..."
        onConfirm={() => change.remove(webhook.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
