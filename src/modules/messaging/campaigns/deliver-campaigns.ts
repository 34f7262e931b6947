import type { Campaign } from './campaign.ts'
import type { ActiveCampaign, CampaignsPorts } from './ports.ts'
import { lateness, startDueCampaigns } from './start-campaign.ts'

/** Less than the job may take: another one goes on. */
const timeBudgetMs = 60_000
/** So often a long run looks for what has become due in the meantime. */
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
 * Every campaign by itself: a large one, or one whose provider hangs, holds up no other. One whose channel lost its
 * provider waits until there is one again, and one whose provider rejects the clinic’s sign-in is tried with one message now and
 * then. What could not go out for an hour waits for somebody's word.
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
    // It may be resumed, or its next try be due, before the others are through.
    dispatches.delete(campaign.id)
  }
  const look = async () => {
    await startDueCampaigns(ports)
    await expireStale()
    await ports.listTroubles()
    active = (await withoutLate(ports)).filter(({ channel }) => ports.isSetUp(channel))
    for (const campaign of active.filter(({ id }) => !dispatches.has(id))) {
      // A push stands in its member's app whatever becomes of the devices.
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

/** So often it is written that a campaign can go out. */
const onTimeEveryMs = 60_000

/** Those that may go out; the others wait for somebody's word from now on. */
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
