import type { PushPorts } from './ports.ts'
import { pushConsent } from './push-messages.ts'

export async function unsubscribePush(
  { subscriptions, recordConsent }: Pick<PushPorts, 'subscriptions' | 'recordConsent'>,
  memberId: string,
  endpoint: string | undefined,
): Promise<number> {
  const removed = await subscriptions.remove(memberId, endpoint)
  if (removed > 0 && (await subscriptions.of(memberId)).length === 0)
    await recordConsent(pushConsent(memberId, false))
  return removed
}
