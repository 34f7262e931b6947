import type { PushPorts } from './ports.ts'
import { pushConsent } from './push-messages.ts'

export async function unsubscribePush(
  {
    subscriptions,
    consentsOf,
    recordConsent,
  }: Pick<PushPorts, 'subscriptions' | 'consentsOf' | 'recordConsent'>,
  memberId: string,
  endpoint: string | undefined,
): Promise<number> {
  const removed = await subscriptions.remove(memberId, endpoint)
  if ((await subscriptions.of(memberId)).length > 0) return removed
  // The push service may have ended the device's subscription before the member did.
  const { push } = await consentsOf(memberId)
  if (removed > 0 || push?.given) await recordConsent(pushConsent(memberId, false))
  return removed
}
