import { type Breaker, openBreaker } from './breaker.ts'
import type { MessagingPorts } from './ports.ts'

/** Every push service has a breaker of its own: one that is away holds up no other. */
export function restPushes(push: MessagingPorts['push'], now: () => Date): MessagingPorts['push'] {
  const breakers = new Map<string, Breaker>()
  return async (subscription, message) => {
    const host = URL.parse(subscription.endpoint)?.host ?? ''
    const breaker = breakers.get(host) ?? openBreaker()
    breakers.set(host, breaker)
    if (breaker.isOpen(now())) return { outcome: 'failed', temporary: true, reason: 'resting' }
    const delivery = await push(subscription, message)
    breaker.note(!(delivery.outcome === 'failed' && delivery.temporary), now())
    return delivery
  }
}
