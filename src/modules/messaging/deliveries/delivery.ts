import { type Attempt, nextAttempt } from '#platform/kernel/attempt.ts'

export type Channel = 'email' | 'push' | 'sms'

/** Whom a campaign is for, by what kind of people, and which of them. */
export interface Audience {
  readonly kind: string
  readonly tier: string | null
  /** Both ends belong to it, a missing one is open. */
  readonly leastPoints: number | null
  readonly mostPoints: number | null
}

/** A campaign as those see it who may or may not be sent it. */
export interface CampaignTarget {
  readonly kind: string
  readonly type: string
  readonly channel: Channel
  readonly audience: Audience
  readonly sendToAll: boolean
}

/** A campaign as it is sent. */
export interface CampaignToSend extends Omit<CampaignTarget, 'audience'> {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly imageUrl: string | null
  readonly createdAt: Date
}

/** The types of a notification that is no marketing: everybody whom it is addressed to finds it in the app (D-98). */
export const serviceTypes: readonly string[] = ['GENERAL', 'REMINDER']

export const isService = ({ kind, type }: Pick<CampaignTarget, 'kind' | 'type'>): boolean =>
  kind === 'notification' && serviceTypes.includes(type)

/** Why somebody in the audience is not sent anything. */
export type SkipReason =
  | 'no consent'
  | 'unsubscribed'
  | 'stopped'
  | 'suppressed'
  | 'no address'
  | 'no number'
  | 'number changed'
  | 'inactive'
  | 'same address'
  | 'daily limit'
  | 'already this year'
  | 'left'
  | 'cancelled'

export interface SkipCount {
  readonly reason: SkipReason
  readonly count: number
}

/** A campaign's message to one member over its channel, that this process has to itself for a while. */
export interface ClaimedDelivery {
  readonly campaignId: string
  readonly id: string
  readonly memberId: string
  readonly firstName: string
  /** An address, a number, or for a push the member: all of their devices. */
  readonly target: string
  readonly attempts: number
  /** Whether the member agrees to the channel: a service notification without that stays in the app. */
  readonly agreed: boolean
}

export type DeliveryCarrier = 'smtp' | 'twilio' | 'push' | 'app' | 'outbox'

export type DeliveryAttempt = Attempt<DeliveryCarrier>

/** What is recorded about a delivery after an attempt. */
export interface DeliveryOutcome {
  readonly state: 'pending' | 'sent' | 'failed' | 'skipped' | 'unknown'
  readonly carrier: DeliveryCarrier | null
  /** Why it was skipped: a code. */
  readonly reason: 'stopped' | null
  /** What went wrong, in the provider's words. */
  readonly failure: string | null
  readonly at: Date
  readonly nextAttemptAt: Date
}

/** What becomes of a delivery after its n-th attempt (D-61). */
export function outcomeAfter(
  attempts: number,
  attempt: DeliveryAttempt,
  at: Date,
  random: number,
): DeliveryOutcome {
  const next = attempt.result === 'not now' ? nextAttempt(attempts, at, random) : undefined
  return {
    state: next ? 'pending' : stateAfter(attempt),
    carrier: attempt.result === 'sent' ? attempt.channel : null,
    reason: attempt.result === 'stopped' ? 'stopped' : null,
    failure: attempt.result === 'sent' ? null : attempt.reason,
    at,
    nextAttemptAt: next ?? at,
  }
}

function stateAfter({ result }: DeliveryAttempt): DeliveryOutcome['state'] {
  if (result === 'sent' || result === 'unknown') return result
  return result === 'stopped' ? 'skipped' : 'failed'
}

/** What became of a push to all devices of a member. */
export interface PushResult {
  readonly sent: number
  readonly failed: number
  /** How many of the failed are worth another try later. */
  readonly worthRetrying: number
  /** How many failed because the service turns the clinic's keys away. */
  readonly turnedAway: number
  readonly reasons: readonly string[]
}

/** A member with no device that works has the message in the app: that is where it was left. */
export function attemptByPush({
  sent,
  failed,
  worthRetrying,
  turnedAway,
  reasons,
}: PushResult): DeliveryAttempt {
  if (sent > 0) return { result: 'sent', channel: 'push' }
  if (failed === 0) return { result: 'sent', channel: 'app' }
  const reason = reasons.join(', ')
  if (worthRetrying === 0 && turnedAway > 0) return { result: 'account trouble', reason }
  return worthRetrying > 0 ? { result: 'not now', reason, unreachable: false } : { result: 'refused', reason }
}
