import { z } from 'zod'
import { type Endpoint, everyEvent, type ListedDelivery } from '../webhook.ts'

export const events = z.array(z.enum(everyEvent))

export const WebhookShape = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events,
    isEnabled: z.boolean(),
    failingSince: z.iso.datetime().nullable().meta({ description: 'Since when all deliveries have failed.' }),
    wasGivenUp: z.boolean().meta({
      description:
        'Turned off automatically because all deliveries failed for five days or the endpoint returned 410.',
    }),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'Webhook',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101',
      url: 'https://till.example.com/velora',
      events: ['points.changed', 'voucher.redeemed'],
      isEnabled: true,
      failingSince: null,
      wasGivenUp: false,
      createdBy: 'Olga Brandt',
      createdAt: '2026-11-20T18:00:00.000Z',
    },
  })

export const IssuedWebhook = z
  .object({
    webhook: WebhookShape,
    secret: z.string().meta({ description: 'The signing secret (`whsec_…`). Shown only in this response.' }),
  })
  .meta({ id: 'IssuedWebhook' })

export const WebhookDelivery = z
  .object({
    id: z.uuid().meta({ description: 'The ID of the event. `webhook-id` is `msg_` followed by this ID.' }),
    number: z.string(),
    type: z.enum(everyEvent),
    at: z.iso.datetime(),
    status: z.enum(['pending', 'sent', 'failed']),
    attempts: z.int(),
    lastAt: z.iso.datetime().nullable(),
    lastStatus: z.int().nullable().meta({ description: 'The endpoint’s last HTTP status.' }),
    lastError: z.string().nullable().meta({ description: 'Why there was no response.' }),
    nextAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'WebhookDelivery',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3201',
      number: '17',
      type: 'points.changed',
      at: '2026-11-20T18:00:00.000Z',
      status: 'sent',
      attempts: 1,
      lastAt: '2026-11-20T18:00:02.000Z',
      lastStatus: 204,
      lastError: null,
      nextAt: null,
    },
  })

export const shownWebhook = (endpoint: Endpoint): z.input<typeof WebhookShape> => ({
  ...endpoint,
  events: [...endpoint.events],
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  createdAt: endpoint.createdAt.toISOString(),
})

export const shownDelivery = (each: ListedDelivery): z.input<typeof WebhookDelivery> => ({
  ...each,
  id: each.eventId,
  at: each.at.toISOString(),
  lastAt: each.lastAt?.toISOString() ?? null,
  nextAt: each.nextAt?.toISOString() ?? null,
})
