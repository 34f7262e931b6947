import { z } from 'zod'
import { isWritable, limitOf, pageOf } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { EndpointChange } from '../ports.ts'
import { AddressNotPublic, NoSuchDelivery, NoSuchWebhook } from '../refusals.ts'
import { type Endpoint, everyEvent } from '../webhook.ts'
import type { Webhooks } from '../webhooks.ts'
import {
  events,
  IssuedWebhook,
  shownDelivery,
  shownWebhook,
  WebhookDelivery,
  WebhookShape,
} from './webhook-shapes.ts'

const route = routeOf<Webhooks>()

const params = z.object({ id: z.uuid() })
const wanted = {
  url: trimmedText().min(1, 'Please enter an address').max(500),
  events: events.min(1, 'Please choose at least one event').max(everyEvent.length),
}

const hostOf = (answer: unknown) => `webhook to ${new URL((answer as Endpoint).url).host}`
const hostIn = (answer: unknown) => hostOf((answer as { readonly webhook: Endpoint }).webhook)

const Replayed = z.object({ replayed: z.int() }).meta({ id: 'ReplayedDeliveries', example: { replayed: 3 } })

export const webhookRoutes = [
  route({
    method: 'get',
    path: '/api/admin/webhooks',
    name: 'listWebhooks',
    summary: 'List webhook endpoints.',
    description: 'Includes whether deliveries succeed. Signing secrets are never shown again.',
    access: ['owner'],
    answer: z.array(WebhookShape),
    refusals: [],
    handle: async door => (await door.listWebhooks()).map(shownWebhook),
  }),
  route({
    method: 'post',
    path: '/api/admin/webhooks',
    name: 'addWebhook',
    summary: 'Add a webhook endpoint.',
    description:
      'The signing secret is shown only in this response. Follows Standard Webhooks: `webhook-id`, ' +
      '`webhook-timestamp` and `webhook-signature` (v1). Events are delivered at least once and in order ' +
      'for each member, with up to ten attempts over three days. They carry IDs and amounts; fetch details ' +
      'from `/api/v1`. `reward.claimed` and `voucher.redeemed` also carry the reward’s title, which can name ' +
      'a treatment, so treat them as health data. The URL must use https on port 443 or 8443 and resolve to a public address. ' +
      'Redirects aren’t followed.',
    access: ['owner'],
    body: z.strictObject(wanted),
    answer: IssuedWebhook,
    refusals: [AddressNotPublic],
    idempotency: 'secret',
    stepUp: 'ways out',
    audit: { subject: hostIn },
    handle: async (door, { body, staff }) => {
      const { endpoint, secret } = await door.addWebhook({ ...body, createdBy: staff.name })
      return { webhook: shownWebhook(endpoint), secret }
    },
  }),
  route({
    method: 'put',
    path: '/api/admin/webhooks/{id}',
    name: 'changeWebhook',
    summary: 'Update a webhook endpoint’s URL and events, or turn it on or off.',
    description:
      'A field that you leave out stays as it is. Deliveries that were pending when it was turned off are ' +
      'sent when it is turned on again.',
    access: ['owner'],
    params,
    body: z.strictObject({ ...wanted, isEnabled: z.boolean() }).partial(),
    answer: WebhookShape,
    refusals: [NoSuchWebhook, AddressNotPublic],
    stepUp: 'ways out',
    audit: { subject: hostOf },
    handle: async (door, { params, body }) =>
      shownWebhook(await door.changeWebhook(params.id, body as EndpointChange)),
  }),
  route({
    method: 'delete',
    path: '/api/admin/webhooks/{id}',
    name: 'removeWebhook',
    summary: 'Delete a webhook endpoint.',
    description:
      'Its pending deliveries are deleted, too. A delivery that is being sent right now may still arrive.',
    access: ['owner'],
    params,
    answer: WebhookShape,
    refusals: [NoSuchWebhook],
    audit: { subject: hostOf },
    handle: async (door, { params }) => shownWebhook(await door.removeWebhook(params.id)),
  }),
  route({
    method: 'post',
    path: '/api/admin/webhooks/{id}/secret',
    name: 'replaceWebhookSecret',
    summary: 'Rotate a webhook endpoint’s signing secret.',
    description:
      'For 24 hours, `webhook-signature` carries the signatures of both the old and the new secret, so no ' +
      'delivery is lost while you switch.',
    access: ['owner'],
    params,
    answer: IssuedWebhook,
    refusals: [NoSuchWebhook],
    idempotency: 'secret',
    stepUp: 'ways out',
    audit: { subject: hostIn },
    handle: async (door, { params }) => {
      const { endpoint, secret } = await door.replaceWebhookSecret(params.id)
      return { webhook: shownWebhook(endpoint), secret }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/webhooks/{id}/deliveries',
    name: 'listWebhookDeliveries',
    summary: 'List an endpoint’s deliveries and their results, newest first.',
    description: 'Covers the last 30 days. The list doesn’t say which member a delivery is about.',
    access: ['owner'],
    params,
    query: z.object({
      limit: limitOf(20),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    answer: z.array(WebhookDelivery),
    paged: true,
    refusals: [NoSuchWebhook],
    handle: async (door, { params, query: { limit, cursor } }) => {
      const { deliveries, total } = await door.listDeliveries(params.id, limit + 1, cursor)
      return pageOf(deliveries.map(shownDelivery), limit, total, ({ number }) => number)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/webhooks/{id}/deliveries/{deliveryId}/replay',
    name: 'replayWebhookDelivery',
    summary: 'Resend a delivery now.',
    description: 'It has the same `webhook-id`, so the receiver can recognize duplicates.',
    access: ['owner'],
    params: params.extend({ deliveryId: z.uuid() }),
    answer: Replayed,
    refusals: [NoSuchWebhook, NoSuchDelivery],
    stepUp: 'ways out',
    handle: async (door, { params: { id, deliveryId } }) => ({
      replayed: await door.replayDeliveries(id, { eventId: deliveryId }),
    }),
  }),
  route({
    method: 'post',
    path: '/api/admin/webhooks/{id}/replay',
    name: 'replayWebhookDeliveries',
    summary: 'Resend all events since a given time.',
    description:
      'Includes events from while the endpoint was turned off. Duplicates have the same `webhook-id`.',
    access: ['owner'],
    params,
    body: z.strictObject({
      since: z.iso
        .datetime('Please enter a date and a time')
        .refine(isWritable, 'Please enter a date and a time'),
    }),
    answer: Replayed,
    refusals: [NoSuchWebhook],
    stepUp: 'ways out',
    handle: async (door, { params, body }) => ({
      replayed: await door.replayDeliveries(params.id, { since: new Date(body.since) }),
    }),
  }),
]
