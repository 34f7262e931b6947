import type { MessagingPorts } from './ports.ts'
import { pushConsent } from './push-messages.ts'

export async function unsubscribePush(
  { subscriptions, consents, now }: MessagingPorts,
  memberId: string,
  endpoint: string | undefined,
): Promise<number> {
  const removed = await subscriptions.remove(memberId, endpoint)
  if (removed > 0 && (await subscriptions.of(memberId)).length === 0)
    await consents.add(memberId, pushConsent(false, now()))
  return removed
}
