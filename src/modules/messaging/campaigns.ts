import type { Channel } from './consents.ts'
import type { Openings } from './links.ts'
import type { NotificationType } from './notifications.ts'

export type CampaignKind = 'notification' | 'birthday' | 'promotion' | 'email' | 'sms'

export type AudienceKind =
  | 'ALL'
  | 'VIP_BRONZE'
  | 'VIP_SILVER'
  | 'VIP_GOLD'
  | 'VIP_PLATINUM'
  | 'BIRTHDAY_TODAY'
  | 'BIRTHDAY_MONTH'
  | 'INACTIVE_USERS'
  | 'NEW_CUSTOMERS'
  | 'VIP_TIER'
  | 'POINTS_RANGE'

export interface Audience {
  readonly kind: AudienceKind
  /** With VIP_TIER. */
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum' | null
  /** With POINTS_RANGE; both ends belong to it, a missing one is open. */
  readonly leastPoints: number | null
  readonly mostPoints: number | null
}

export const audienceOf = (kind: AudienceKind): Audience => ({
  kind,
  tier: null,
  leastPoints: null,
  mostPoints: null,
})

/** What staff want to be sent. */
export interface CampaignOrder {
  readonly kind: CampaignKind
  /** Also an e-mail's subject; an SMS has none of its own. */
  readonly title: string
  readonly message: string
  readonly type: NotificationType
  readonly audience: Audience
  readonly imageUrl: string | null
  readonly sendToAll: boolean
  /** A moment of the clinic's clock ('2026-11-25T09:00:00'), or one with its zone. Absent: at once. */
  readonly scheduledFor: string | null
}

/** The types of a notification that is no marketing: everybody whom it is addressed to finds it in the app (D-98). */
export const serviceTypes: readonly NotificationType[] = ['GENERAL', 'REMINDER']

export const isService = ({ kind, type }: Pick<CampaignOrder, 'kind' | 'type'>): boolean =>
  kind === 'notification' && serviceTypes.includes(type)

export type CampaignState = 'scheduled' | 'sending' | 'paused' | 'done' | 'cancelled'

export interface Campaign extends Omit<CampaignOrder, 'scheduledFor'> {
  readonly id: string
  readonly scheduledFor: Date | null
  readonly channel: Channel
  readonly state: CampaignState
  /** Who on the staff wanted it. */
  readonly actor: string
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

/** Why somebody in the audience is not sent anything. */
export type SkipReason =
  | 'no consent'
  | 'unsubscribed'
  | 'stopped'
  | 'suppressed'
  | 'no number'
  | 'number changed'
  | 'inactive'
  | 'same address'
  | 'daily limit'
  | 'already this year'
  | 'left'
  | 'cancelled'

export interface Skipped {
  readonly reason: SkipReason
  readonly count: number
}

/** How far a campaign is: sent + failed + skipped + unknown + pending = total. */
export interface Tally {
  readonly total: number
  readonly sent: number
  readonly failed: number
  readonly unknown: number
  /** Also those that are under way at the moment. */
  readonly pending: number
  readonly skipped: number
  /** What carriers said of SMS that were sent. */
  readonly delivered: number
  readonly undelivered: number
  readonly reasons: readonly Skipped[]
}

export type CampaignWithTally = Campaign & { readonly tally: Tally; readonly openings: Openings }

export const channelOf = (kind: CampaignKind): Channel => (kind === 'email' || kind === 'sms' ? kind : 'push')

/** A tally from the number of deliveries by state and reason. */
export function tallied(
  counts: readonly {
    readonly state: string
    readonly reason: SkipReason | null
    readonly count: number
    readonly delivered: number
    readonly undelivered: number
  }[],
): Tally {
  const sum = (...states: string[]) =>
    counts.reduce((total, { state, count }) => (states.includes(state) ? total + count : total), 0)
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    sent: sum('sent'),
    failed: sum('failed'),
    unknown: sum('unknown'),
    pending: sum('pending', 'sending'),
    skipped: sum('skipped'),
    delivered: counts.reduce((total, { delivered }) => total + delivered, 0),
    undelivered: counts.reduce((total, { undelivered }) => total + undelivered, 0),
    reasons: counts.flatMap(({ state, reason, count }) =>
      state === 'skipped' && reason ? [{ reason, count }] : [],
    ),
  }
}
