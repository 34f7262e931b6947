import { z } from 'zod'
import { isWritable, limitOf, pageOf } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
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
    summary: 'Where other programs are told what happened.',
    description: 'With whether it arrives there. What signs is never shown again.',
    access: ['owner'],
    answer: z.array(WebhookShape),
    refusals: [],
    handle: async door => (await door.listWebhooks()).map(shownWebhook),
  }),
  route({
    method: 'post',
    path: '/api/admin/webhooks',
    name: 'addWebhook',
    summary: 'Tell a program of events from now on; the answer is the only place where its secret is shown.',
    description:
      'After Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (v1). At least once, in ' +
      'order for each member, tried ten times in three days. What happened is said by ids and figures; more is ' +
      'at `/api/v1`. The address is https, on port 443 or 8443, and of the public network; redirects are refused.',
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
    summary: 'Change address and events, or switch it off and on.',
    description: 'What was waiting when it was switched off is sent when it is switched on again.',
    access: ['owner'],
    params,
    body: z.strictObject({ ...wanted, isEnabled: z.boolean() }),
    answer: WebhookShape,
    refusals: [NoSuchWebhook, AddressNotPublic],
    stepUp: 'ways out',
    audit: { subject: hostOf },
    handle: async (door, { params, body }) => shownWebhook(await door.changeWebhook(params.id, body)),
  }),
  route({
    method: 'delete',
    path: '/api/admin/webhooks/{id}',
    name: 'removeWebhook',
    summary: 'Remove it, with what is on its way.',
    description: 'What is being sent at this moment may still arrive.',
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
    summary: 'A new secret; for 24 hours the one before signs as well.',
    description:
      'Both signatures stand in `webhook-signature`, so that nothing is lost while it is replaced.',
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
    summary: 'What was sent there and what came of it, the latest first.',
    description: 'Of the last 30 days. Whom it is about is not said.',
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
    summary: 'Send one delivery again, at once.',
    description: 'With the same `webhook-id`, by which the other side knows what it has.',
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
    summary: 'Send again all that happened since a time.',
    description:
      'Also what happened while it was switched off. What arrives twice has the same `webhook-id`.',
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
