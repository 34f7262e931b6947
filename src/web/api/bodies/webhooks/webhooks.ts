import * as zod from 'zod/mini'

/**
 * After Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (v1). At least once, in order for each member, tried ten times in three days. What happened is said by ids and figures; more is at `/api/v1`. The address is https, on port 443 or 8443, and of the public network; redirects are refused.
 *
 * For staff: owner.
 * @summary Tell a program of events from now on; the answer is the only place where its secret is shown.
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
 * What was waiting when it was switched off is sent when it is switched on again.
 *
 * For staff: owner.
 * @summary Change address and events, or switch it off and on.
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
 * Also what happened while it was switched off. What arrives twice has the same `webhook-id`.
 *
 * For staff: owner.
 * @summary Send again all that happened since a time.
 */
export const ReplayWebhookDeliveriesBody = /*#__PURE__*/ zod.object({
  since: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})
