import type { Campaign } from './campaign.ts'
import type { ActiveCampaign, CampaignsPorts } from './ports.ts'
import { lateness, startDueCampaigns } from './start-campaign.ts'

/** Shorter than the job's limit: another job continues. */
const timeBudgetMs = 60_000
/** How often a long run checks for campaigns that have become due. */
const lookMs = 1_000

type Ports = Parameters<typeof startDueCampaigns>[0] &
  Pick<
    CampaignsPorts,
    | 'dispatchCampaign'
    | 'expireStale'
    | 'isSetUp'
    | 'listTroubles'
    | 'mayTry'
    | 'hasAccountTrouble'
    | 'enqueueCampaignDelivery'
    | 'sleep'
    | 'now'
  >

/**
 * Campaigns don't block each other, even if one is large or its provider hangs. Without a provider, a campaign waits for one. If
 * the provider rejects the clinic’s sign-in, one message is tried from time to time. After an hour, staff decide.
 */
export async function deliverCampaigns(ports: Ports, stopping: () => boolean): Promise<void> {
  const { campaigns, dispatchCampaign, expireStale, enqueueCampaignDelivery, sleep, now } = ports
  const began = now()
  const failures: unknown[] = []
  const timeIsUp = () => now().getTime() - began.getTime() > timeBudgetMs
  const isOver = () => stopping() || timeIsUp() || failures.length > 0
  const dispatches = new Map<string, Promise<void>>()
  let active: readonly Campaign[] = []
  const dispatch = async (campaign: Campaign, probes: boolean) => {
    const isHeld = () => !active.some(({ id }) => id === campaign.id)
    try {
      await dispatchCampaign(campaign, () => isHeld() || isOver(), probes)
      await campaigns.finish(campaign.id, now())
    } catch (error) {
      failures.push(error)
    }
    // It may be resumed, or its next retry become due, before the others finish.
    dispatches.delete(campaign.id)
  }
  const look = async () => {
    await startDueCampaigns(ports)
    await expireStale()
    await ports.listTroubles()
    active = (await withoutLate(ports)).filter(({ channel }) => ports.isSetUp(channel))
    for (const campaign of active.filter(({ id }) => !dispatches.has(id))) {
      // A push stays in its member's app, even if no device gets it.
      const may = campaign.channel === 'push' ? 'all' : ports.mayTry(campaign.channel)
      if (may !== 'none') dispatches.set(campaign.id, dispatch(campaign, may === 'one'))
    }
    await Promise.race([Promise.all(dispatches.values()), sleep(lookMs)])
  }
  do await look().catch(error => void failures.push(error))
  while (dispatches.size > 0 && !isOver())
  await Promise.all(dispatches.values())
  if (failures.length > 0) throw failures[0]
  if (timeIsUp() && !stopping()) await enqueueCampaignDelivery()
}

/** How often we record that a campaign can be sent. */
const onTimeEveryMs = 60_000

/** Campaigns that may be sent; the others wait for staff from now on. */
async function withoutLate(ports: Ports): Promise<readonly ActiveCampaign[]> {
  const { campaigns, now } = ports
  const at = now()
  const isLateNow = await lateness(ports, at)
  const onTime: ActiveCampaign[] = []
  for (const campaign of await campaigns.active(at)) {
    const waitsForWord = campaign.state === 'sending' && campaign.hasUntried
    if (waitsForWord && isLateNow(campaign, campaign.onTimeAt))
      await campaigns.move(campaign.id, ['sending'], 'late', at)
    else onTime.push(campaign)
  }
  const canGoOut = ({ channel, onTimeAt }: ActiveCampaign) =>
    ports.isSetUp(channel) &&
    (channel === 'push' || !ports.hasAccountTrouble(channel)) &&
    at.getTime() - (onTimeAt?.getTime() ?? 0) >= onTimeEveryMs
  const ids = onTime.filter(canGoOut).map(({ id }) => id)
  if (ids.length > 0) await campaigns.recordOnTime(ids, at)
  return onTime
}
