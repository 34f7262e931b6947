import type { MessagingPorts } from './ports.ts'
import { pushWording } from './push-messages.ts'

export async function unsubscribePush(
  { subscriptions, recordConsent }: MessagingPorts,
  memberId: string,
  endpoint: string | undefined,
): Promise<number> {
  const removed = await subscriptions.remove(memberId, endpoint)
  if (removed > 0 && (await subscriptions.of(memberId)).length === 0)
    await recordConsent({
      memberId,
      channel: 'push',
      given: false,
      wording: pushWording.version,
      source: 'push setup',
    })
  return removed
}
