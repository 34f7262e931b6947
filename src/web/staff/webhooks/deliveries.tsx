import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '#api/schemas/index.ts'
import {
  getListWebhookDeliveriesQueryKey,
  getListWebhookDeliveriesUrl,
  replayWebhookDelivery,
} from '#api/webhooks/webhooks.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { RotateCcw } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { useAction } from '../../data/use-action.ts'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { ShowMore } from '../show-more.tsx'
import { useInfiniteList } from '../use-infinite-list.ts'
import { labelOf } from './event-labels.ts'
import { ReplayDialog } from './replay-dialog.tsx'

export function Deliveries({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [chosen, setChosen] = useState(webhooks[0]?.id ?? '')
  const [replaying, setReplaying] = useState(false)
  const id = webhooks.some(each => each.id === chosen) ? chosen : (webhooks[0]?.id ?? '')
  return (
    <Section
      title="Deliveries"
      level={3}
      padding="l"
      action={
        <Button size="s" variant="secondary" icon={RotateCcw} onClick={() => setReplaying(true)}>
          Send All Again
        </Button>
      }
    >
      {webhooks.length > 1 && (
        <Chips
          label="Webhook"
          chips={webhooks.map(({ id: value, url }) => ({ value, label: new URL(url).host }))}
          value={id}
          onChange={setChosen}
        />
      )}
      <Sent key={id} id={id} />
      {replaying && <ReplayDialog id={id} onClose={() => setReplaying(false)} />}
    </Section>
  )
}

function Sent({ id }: { id: string }) {
  const list = useInfiniteList<WebhookDelivery>({
    queryKey: getListWebhookDeliveriesQueryKey(id),
    addressOf: cursor => getListWebhookDeliveriesUrl(id, cursor),
    renewOnFocus: true,
    renewInMs: items => (items.some(({ status }) => status === 'pending') ? 5_000 : false),
  })
  const replaying = useAction({
    call: (deliveryId: string) => replayWebhookDelivery(id, deliveryId),
    success: () => ({ title: 'Sending again' }),
    failure: 'Error',
    refreshes: [getListWebhookDeliveriesQueryKey(id)],
  })
  const { items: sent, error, refetch } = list
  if (error && !sent) return <LoadError what="The deliveries" because={error} onRetry={refetch} />
  if (!sent) return <Loading label="Loading the deliveries" />
  if (sent.length === 0) return <Text tone="quiet">No events sent yet.</Text>
  return (
    <>
      <List label="Deliveries">
        {sent.map(delivery => (
          <ListRow
            key={delivery.id}
            title={labelOf(delivery.type)}
            hint={hintOf(delivery)}
            trailing={
              <>
                <State status={delivery.status} />
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={`Send again: ${labelOf(delivery.type)}, ${clinicMoment(delivery.at)}`}
                  busy={replaying.isPending && replaying.variables === delivery.id}
                  busyLabel="Send Again"
                  onClick={() => replaying.mutate(delivery.id)}
                >
                  Send Again
                </Button>
              </>
            }
          />
        ))}
      </List>
      <ShowMore list={list} />
    </>
  )
}

function State({ status }: Pick<WebhookDelivery, 'status'>) {
  if (status === 'sent') return <Badge tone="positive">Delivered</Badge>
  return status === 'failed' ? <Badge tone="critical">Failed</Badge> : <Badge tone="caution">Waiting</Badge>
}

function hintOf({ at, attempts, lastStatus, lastError, nextAt }: WebhookDelivery): string {
  const tries = attempts > 1 && `${attempts} attempts`
  const answer = lastStatus === null ? lastError && 'no response' : `response ${lastStatus}`
  const next = nextAt && `next try ${clinicMoment(nextAt)}`
  return [clinicMoment(at), answer, tries, next].filter(Boolean).join(' · ')
}
