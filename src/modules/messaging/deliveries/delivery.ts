import { type Attempt, nextAttempt } from '#platform/kernel/attempt.ts'

export type Channel = 'email' | 'push' | 'sms'

/** A campaign's audience: the kind of people, and its limits. */
export interface Audience {
  readonly kind: string
  readonly tier: string | null
  /** Both bounds are inclusive; a missing one is open. */
  readonly leastPoints: number | null
  readonly mostPoints: number | null
}

/** A campaign's properties that decide who may get it. */
export interface CampaignTarget {
  readonly kind: string
  readonly type: string
  readonly channel: Channel
  readonly audience: Audience
  readonly sendToAll: boolean
}

/** A campaign's content for sending. */
export interface CampaignToSend extends Omit<CampaignTarget, 'audience'> {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly imageUrl: string | null
  readonly createdAt: Date
}

/** Notification types that aren't marketing, so every recipient finds them in the app (D-98). */
export const serviceTypes: readonly string[] = ['GENERAL', 'REMINDER']

export const isService = ({ kind, type }: Pick<CampaignTarget, 'kind' | 'type'>): boolean =>
  kind === 'notification' && serviceTypes.includes(type)

/** Why a member of the audience is skipped. */
export type SkipReason =
  | 'no consent'
  | 'unsubscribed'
  | 'stopped'
  | 'suppressed'
  | 'no address'
  | 'address changed'
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

/** A campaign's message to one member over its channel, leased to this process. */
export interface ClaimedDelivery {
  readonly campaignId: string
  readonly id: string
  readonly memberId: string
  readonly firstName: string
  /** An address, a number, or for push the member: all their devices. */
  readonly target: string
  readonly attempts: number
  /** Whether the member agreed to the channel; without it, a service notification stays in the app. */
  readonly agreed: boolean
}

export type DeliveryCarrier = 'smtp' | 'twilio' | 'push' | 'app' | 'outbox'

export type DeliveryAttempt = Attempt<DeliveryCarrier>

/** The recorded result of an attempt. */
export interface DeliveryOutcome {
  readonly state: 'pending' | 'sent' | 'failed' | 'skipped' | 'unknown'
  readonly carrier: DeliveryCarrier | null
  /** The code of the reason for skipping it. */
  readonly reason: 'stopped' | null
  /** The provider's error. */
  readonly failure: string | null
  readonly at: Date
  readonly nextAttemptAt: Date
}

/** The state of a delivery after its n-th attempt (D-61). */
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

/** The result of a push to all devices of a member. */
export interface PushResult {
  readonly sent: number
  readonly failed: number
  /** How many of the failed can be retried later. */
  readonly worthRetrying: number
  /** How many failed because the service rejects the clinic's keys. */
  readonly turnedAway: number
  readonly reasons: readonly string[]
}

/** A member without a working device has the message in the app, which counts as sent. */
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
