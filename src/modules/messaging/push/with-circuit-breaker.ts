import { type CircuitBreaker, openCircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import type { PushPorts } from './ports.ts'
import type { PushDelivery } from './push-messages.ts'

const dayMs = 86_400_000

/**
 * Each push service has its own circuit breaker, so that an outage doesn't block the others. A service that rejects the
 * clinic's keys is also paused, with occasional attempts. If it accepted other messages today, the cause is this device's keys.
 */
export function withCircuitBreaker({
  push,
  recordAttempt,
  mayTry,
  now,
}: Pick<PushPorts, 'push' | 'recordAttempt' | 'mayTry' | 'now'>): PushPorts['push'] {
  const breakers = new Map<string, CircuitBreaker>()
  const takenAt = new Map<string, number>()
  const judged = (host: string, delivery: PushDelivery): PushDelivery => {
    const at = now().getTime()
    if (delivery.outcome === 'sent') takenAt.set(host, at)
    if (delivery.outcome !== 'turned away' || at - (takenAt.get(host) ?? 0) > dayMs) return delivery
    return { outcome: 'failed', temporary: false, reason: delivery.reason }
  }
  return async (subscription, message) => {
    const host = URL.parse(subscription.endpoint)?.host ?? ''
    const breaker = breakers.get(host) ?? openCircuitBreaker()
    breakers.set(host, breaker)
    if (breaker.isOpen(now())) return { outcome: 'failed', temporary: true, reason: 'circuit open' }
    if (mayTry('push', host) === 'none') return { outcome: 'turned away', reason: 'keys refused' }
    const began = performance.now()
    const delivery = judged(host, await push(subscription, message))
    const isAway = delivery.outcome === 'failed' && delivery.temporary
    breaker.record(!isAway, now())
    await recordAttempt('push', attemptOf(delivery), performance.now() - began, host)
    return delivery
  }
}

function attemptOf(delivery: PushDelivery) {
  if (delivery.outcome === 'turned away') return { result: 'account trouble', reason: delivery.reason }
  if (delivery.outcome === 'failed' && delivery.temporary)
    return { result: 'not now', reason: delivery.reason, unreachable: true }
  return { result: delivery.outcome }
}
