import { type Delivery, nextAttempt } from './mails.ts'
import type { PushResult } from './push-messages.ts'

/** A campaign's message to one member over its channel, that this process has to itself for a while. */
export interface TakenDelivery {
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

/** How it went with one attempt. `stopped`: the provider says that this number or address wants nothing from us. */
export type Attempt =
  | { readonly result: 'sent'; readonly channel: DeliveryCarrier }
  | Exclude<Delivery, { result: 'sent' }>
  | { readonly result: 'stopped'; readonly reason: string }

export interface SettledDelivery {
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
export function settledAfter(attempts: number, attempt: Attempt, at: Date, chance: number): SettledDelivery {
  const next = attempt.result === 'not now' ? nextAttempt(attempts, at, chance) : undefined
  return {
    state: next ? 'pending' : stateAfter(attempt),
    carrier: attempt.result === 'sent' ? attempt.channel : null,
    reason: attempt.result === 'stopped' ? 'stopped' : null,
    failure: attempt.result === 'sent' ? null : attempt.reason,
    at,
    nextAttemptAt: next ?? at,
  }
}

function stateAfter({ result }: Attempt): SettledDelivery['state'] {
  if (result === 'sent' || result === 'unknown') return result
  return result === 'stopped' ? 'skipped' : 'failed'
}

/** A member with no device that works has the message in the app: that is where it was left. */
export function attemptByPush({ sent, failed, worthRetrying, reasons }: PushResult): Attempt {
  if (sent > 0) return { result: 'sent', channel: 'push' }
  if (failed === 0) return { result: 'sent', channel: 'app' }
  const reason = reasons.join(', ')
  return worthRetrying > 0 ? { result: 'not now', reason, unreachable: false } : { result: 'refused', reason }
}
