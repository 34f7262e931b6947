import type { WebhookEventsItem } from '#api/schemas/index.ts'

interface EventLabel {
  readonly type: WebhookEventsItem
  readonly label: string
  readonly hint: string
}

/** The events for external programs, in the clinic's words. */
export const eventLabels: readonly EventLabel[] = [
  { type: 'member.joined', label: 'A member joined', hint: 'member.joined' },
  { type: 'points.changed', label: 'Points changed', hint: 'points.changed' },
  { type: 'tier.changed', label: 'A tier changed', hint: 'tier.changed' },
  { type: 'reward.claimed', label: 'A member claimed a reward', hint: 'reward.claimed' },
  { type: 'voucher.redeemed', label: 'A member used a voucher', hint: 'voucher.redeemed' },
]

export const labelOf = (type: WebhookEventsItem) =>
  eventLabels.find(each => each.type === type)?.label ?? type
