import type { Breaker } from './breaker.ts'
import type { Campaign } from './campaigns.ts'
import { drainCampaign } from './drain-campaign.ts'
import type { MessagingPorts } from './ports.ts'
import { startDueCampaigns } from './start-due-campaigns.ts'

/** Less than the job may take: another one goes on. */
const shiftMs = 60_000
/** So often a long shift looks for what has become due in the meantime. */
const lookMs = 1_000

/** Every campaign by itself: a large one, or one whose provider hangs, holds up no other. */
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
  let underWay = 0
  const drain = async (campaign: Campaign) => {
    underWay += 1
    try {
      await drainCampaign(ports, breakers[campaign.channel], campaign, isOver)
      await campaigns.finish(campaign.id, now())
    } catch (error) {
      failures.push(error)
    }
    underWay -= 1
  }
  do {
    await startDueCampaigns(ports)
    await deliveries.giveUp(now())
    for (const campaign of await campaigns.active())
      if (!drains.has(campaign.id)) drains.set(campaign.id, drain(campaign))
    await Promise.race([Promise.all(drains.values()), sleep(lookMs)])
  } while (underWay > 0 && !isOver())
  await Promise.all(drains.values())
  if (failures.length > 0) throw failures[0]
  if (shiftIsOver() && !stopping()) await wakeCampaigns()
}
