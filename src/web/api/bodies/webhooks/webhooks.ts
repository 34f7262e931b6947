import * as zod from 'zod/mini'

/**
 * The signing secret is shown only in this response. Follows Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (v1). Events are delivered at least once and in order for each member, with up to ten attempts over three days. They carry IDs and amounts; fetch details from `/api/v1`. The URL must use https on port 443 or 8443 and resolve to a public address. Redirects aren’t followed.
 *
 * For staff: owner.
 * @summary Add a webhook endpoint.
 */
export const addWebhookBodyUrlMax = 500

export const addWebhookBodyEventsMax = 5

export const AddWebhookBody = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addWebhookBodyUrlMax)),
  events: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.enum(['member.joined', 'points.changed', 'tier.changed', 'reward.claimed', 'voucher.redeemed']))
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(addWebhookBodyEventsMax)),
})

/**
 * Deliveries that were pending when it was turned off are sent when it is turned on again.
 *
 * For staff: owner.
 * @summary Update a webhook endpoint’s URL and events, or turn it on or off.
 */
export const changeWebhookBodyUrlMax = 500

export const changeWebhookBodyEventsMax = 5

export const ChangeWebhookBody = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeWebhookBodyUrlMax)),
  events: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.enum(['member.joined', 'points.changed', 'tier.changed', 'reward.claimed', 'voucher.redeemed']))
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(changeWebhookBodyEventsMax)),
  isEnabled: /*#__PURE__*/ zod.boolean(),
})

/**
 * Includes events from while the endpoint was turned off. Duplicates have the same `webhook-id`.
 *
 * For staff: owner.
 * @summary Resend all events since a given time.
 */
export const ReplayWebhookDeliveriesBody = /*#__PURE__*/ zod.object({
  since: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})
