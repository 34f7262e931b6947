import { type CircuitBreaker, openCircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import type { PushPorts } from './ports.ts'

/** Every push service has a circuit breaker of its own: one that is away holds up no other. */
export function withCircuitBreaker(push: PushPorts['push'], now: () => Date): PushPorts['push'] {
  const breakers = new Map<string, CircuitBreaker>()
  return async (subscription, message) => {
    const host = URL.parse(subscription.endpoint)?.host ?? ''
    const breaker = breakers.get(host) ?? openCircuitBreaker()
    breakers.set(host, breaker)
    if (breaker.isOpen(now())) return { outcome: 'failed', temporary: true, reason: 'circuit open' }
    const delivery = await push(subscription, message)
    breaker.record(!(delivery.outcome === 'failed' && delivery.temporary), now())
    return delivery
  }
}
