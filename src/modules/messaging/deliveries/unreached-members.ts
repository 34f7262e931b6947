import type { CampaignTarget } from './delivery.ts'
import type { DeliveriesPorts } from './ports.ts'
import { recipientQuery } from './recipient-query.ts'

const notClaimed = { kind: 'NOT_CLAIMED', tier: null, leastPoints: null, mostPoints: null }

/** Assumes a campaign with consent, on a day without other messages. */
export async function unreachedMembers(
  ports: Pick<DeliveriesPorts, 'recipients' | 'marketingCap' | 'quietHours' | 'timeZone' | 'now'>,
  channels: readonly ('email' | 'sms')[],
): Promise<readonly string[] | null> {
  const skippedBy = async (channel: 'email' | 'sms') => {
    const order: CampaignTarget = {
      ...{ kind: channel, type: 'PROMOTION', channel, audience: notClaimed },
      // By email, 'send to all' would include members who were never asked; by text, those inactive for a year.
      sendToAll: channel === 'sms',
    }
    const query = await recipientQuery(ports, order, ports.now())
    return ports.recipients.skipped({ ...query, limit: { ...query.limit, most: null } })
  }
  const [first, ...others] = (await Promise.all(channels.map(skippedBy))).map(skipped => new Set(skipped))
  return first ? [...first].filter(memberId => others.every(skipped => skipped.has(memberId))) : null
}
