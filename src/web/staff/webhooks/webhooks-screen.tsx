import { useState } from 'react'
import type { Webhook } from '#api/schemas/index.ts'
import { useListWebhooks } from '#api/webhooks/webhooks.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { SecretDialog } from '../api-keys/secret-dialog.tsx'
import { Deliveries } from './deliveries.tsx'
import { labelOf } from './event-labels.ts'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The webhooks for external programs, and their deliveries; for the owner. */
export function WebhooksScreen() {
  const { data: webhooks, error, refetch } = useListWebhooks()
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const change = useWebhooks(about => setEdited(unlessAboutAnother(about)))
  return (
    <Stack gap="l">
      <Section
        title="Webhooks"
        padding="l"
        action={
          <Button size="s" onClick={() => setEdited('new')}>
            New Webhook
          </Button>
        }
      >
        <Text tone="quiet">
          Sends signed events to your other systems within seconds. Events carry IDs and amounts; use an API
          key to fetch details. Events about vouchers also carry the reward’s title, which can name a
          treatment.
        </Text>
        {error && <LoadError what="The webhooks" because={error} onRetry={refetch} />}
        {!webhooks && !error && <Loading label="Loading the webhooks" />}
        {webhooks?.length === 0 && (
          <EmptyState
            title="No webhooks yet"
            hint="Connect your POS or newsletter to keep it up to date on points and vouchers."
            level={3}
          />
        )}
        {webhooks && webhooks.length > 0 && <Webhooks webhooks={webhooks} onOpen={setEdited} />}
      </Section>
      {webhooks && webhooks.length > 0 && <Deliveries webhooks={webhooks} />}
      {edited && <WebhookDialog webhook={edited} change={change} onClose={() => setEdited(undefined)} />}
      {change.issued && (
        <SecretDialog
          title={`The secret for ${hostOf(change.issued.webhook)}`}
          label="Secret"
          secret={change.issued.secret}
          onClose={change.forgetSecret}
        />
      )}
    </Stack>
  )
}

type WebhooksProps = { webhooks: readonly Webhook[]; onOpen: (webhook: Webhook) => void }

const Webhooks = ({ webhooks, onOpen }: WebhooksProps) => (
  <List label="Webhooks">
    {webhooks.map(webhook => (
      <ListRow
        key={webhook.id}
        title={webhook.url.replace('https://', '')}
        hint={hintOf(webhook)}
        trailing={<State webhook={webhook} />}
        onClick={() => onOpen(webhook)}
      />
    ))}
  </List>
)

function State({ webhook: { isEnabled, wasGivenUp, failingSince } }: { webhook: Webhook }) {
  if (wasGivenUp) return <Badge tone="critical">Stopped</Badge>
  if (!isEnabled) return <Badge>Off</Badge>
  return failingSince ? <Badge tone="caution">Failing</Badge> : <Badge tone="positive">On</Badge>
}

function hintOf({ events, failingSince }: Webhook): string {
  const since = failingSince && `nothing delivered since ${clinicMoment(failingSince)}`
  return [events.map(labelOf).join(', '), since].filter(Boolean).join(' · ')
}

const hostOf = ({ url }: Webhook) => new URL(url).host
