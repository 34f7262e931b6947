import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import type { CampaignWithStats } from './campaign.ts'
import type { CampaignsPorts } from './ports.ts'
import { UnknownCampaign } from './refusals.ts'
import type { Circumstances } from './why-waiting.ts'

export async function findCampaign(
  { campaigns }: Pick<CampaignsPorts, 'campaigns'>,
  id: string,
): Promise<CampaignWithStats> {
  const campaign = await campaigns.find(id)
  if (!campaign) throw new UnknownCampaign()
  return campaign
}

/** Conditions that campaigns may be waiting for. */
export async function readCircumstances({
  listTroubles,
  isSetUp,
  quietHours,
  timeZone,
  now,
}: Pick<
  CampaignsPorts,
  'listTroubles' | 'isSetUp' | 'quietHours' | 'timeZone' | 'now'
>): Promise<Circumstances> {
  const at = now()
  const [troubles, hours] = await Promise.all([listTroubles(), quietHours()])
  return { troubles, isSetUp, quietUntil: quietUntil(at, hours, timeZone), at }
}

/** The number of messages that can be sent while a response waits. */
const smallCampaign = 500

/** Returns a small campaign once it is finished or the time is up (D-23); a large one immediately. */
export async function awaitCampaign(
  { campaigns, waitTimeoutMs, sleep }: Pick<CampaignsPorts, 'campaigns' | 'waitTimeoutMs' | 'sleep'>,
  id: string,
): Promise<CampaignWithStats> {
  for (let waited = 0, pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 400)) {
    const campaign = await findCampaign({ campaigns }, id)
    if (campaign.state !== 'sending' || waited >= waitTimeoutMs) return campaign
    if (campaign.stats.pending > smallCampaign) return campaign
    await sleep(Math.min(pauseMs, waitTimeoutMs - waited))
    waited += pauseMs
  }
}
