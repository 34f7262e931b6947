import type { Breaker } from './breaker.ts'
import type { Campaign } from './campaigns.ts'
import { drainCampaign } from './drain-campaign.ts'
import type { MessagingPorts } from './ports.ts'
import { startDueCampaigns } from './start-due-campaigns.ts'

/** Less than the job may take: another one goes on. */
const shiftMs = 60_000
/** So often a long shift looks for what has become due in the meantime. */
const lookMs = 1_000

/**
 * Every campaign by itself: a large one, or one whose provider hangs, holds up no other. One whose channel lost its
 * provider waits until there is one again.
 */
export async function deliverCampaigns(
  ports: MessagingPorts,
  breakers: Readonly<Record<Campaign['channel'], Breaker>>,
  stopping: () => boolean,
): Promise<void> {
  const { campaigns, deliveries, wakeCampaigns, sleep, now } = ports
  const began = now()
  const failures: unknown[] = []
  const shiftIsOver = () => now().getTime() - began.getTime() > shiftMs
  const isOver = () => stopping() || shiftIsOver() || failures.length > 0
  const drains = new Map<string, Promise<void>>()
  let active: readonly Campaign[] = []
  const drain = async (campaign: Campaign) => {
    const isHeld = () => !active.some(({ id }) => id === campaign.id)
    try {
      await drainCampaign(ports, breakers[campaign.channel], campaign, () => isHeld() || isOver())
      await campaigns.finish(campaign.id, now())
    } catch (error) {
      failures.push(error)
    }
    // It may be resumed, or its next try be due, before the others are through.
    drains.delete(campaign.id)
  }
  const look = async () => {
    await startDueCampaigns(ports)
    await deliveries.giveUp(now())
    active = (await campaigns.active(now())).filter(({ channel }) => ports.isSetUp(channel))
    for (const campaign of active) if (!drains.has(campaign.id)) drains.set(campaign.id, drain(campaign))
    await Promise.race([Promise.all(drains.values()), sleep(lookMs)])
  }
  do await look().catch(error => void failures.push(error))
  while (drains.size > 0 && !isOver())
  await Promise.all(drains.values())
  if (failures.length > 0) throw failures[0]
  if (shiftIsOver() && !stopping()) await wakeCampaigns()
}
