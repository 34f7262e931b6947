import type { Campaign } from './campaign.ts'
import type { CampaignsPorts } from './ports.ts'
import { startDueCampaigns } from './start-campaign.ts'

/** Less than the job may take: another one goes on. */
const timeBudgetMs = 60_000
/** So often a long run looks for what has become due in the meantime. */
const lookMs = 1_000

type Ports = Parameters<typeof startDueCampaigns>[0] &
  Pick<
    CampaignsPorts,
    'dispatchCampaign' | 'expireStale' | 'isSetUp' | 'enqueueCampaignDelivery' | 'sleep' | 'now'
  >

/**
 * Every campaign by itself: a large one, or one whose provider hangs, holds up no other. One whose channel lost its
 * provider waits until there is one again.
 */
export async function deliverCampaigns(ports: Ports, stopping: () => boolean): Promise<void> {
  const { campaigns, dispatchCampaign, expireStale, enqueueCampaignDelivery, sleep, now } = ports
  const began = now()
  const failures: unknown[] = []
  const timeIsUp = () => now().getTime() - began.getTime() > timeBudgetMs
  const isOver = () => stopping() || timeIsUp() || failures.length > 0
  const dispatches = new Map<string, Promise<void>>()
  let active: readonly Campaign[] = []
  const dispatch = async (campaign: Campaign) => {
    const isHeld = () => !active.some(({ id }) => id === campaign.id)
    try {
      await dispatchCampaign(campaign, () => isHeld() || isOver())
      await campaigns.finish(campaign.id, now())
    } catch (error) {
      failures.push(error)
    }
    // It may be resumed, or its next try be due, before the others are through.
    dispatches.delete(campaign.id)
  }
  const look = async () => {
    await startDueCampaigns(ports)
    await expireStale()
    active = (await campaigns.active(now())).filter(({ channel }) => ports.isSetUp(channel))
    for (const campaign of active)
      if (!dispatches.has(campaign.id)) dispatches.set(campaign.id, dispatch(campaign))
    await Promise.race([Promise.all(dispatches.values()), sleep(lookMs)])
  }
  do await look().catch(error => void failures.push(error))
  while (dispatches.size > 0 && !isOver())
  await Promise.all(dispatches.values())
  if (failures.length > 0) throw failures[0]
  if (timeIsUp() && !stopping()) await enqueueCampaignDelivery()
}
