import type { CampaignWithTally } from './campaigns.ts'
import type { MessagingPorts } from './ports.ts'
import { UnknownCampaign } from './refusals.ts'

/** What is sent within the time that an answer may wait. */
const smallCampaign = 500

/**
 * Gives a small one as soon as it is no longer under way, or as it is when patience ends (D-23); a large one at
 * once.
 */
export async function awaitCampaign(
  { campaigns, patienceMs, sleep }: MessagingPorts,
  id: string,
): Promise<CampaignWithTally> {
  for (let waited = 0, pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 400)) {
    const campaign = await campaigns.find(id)
    if (!campaign) throw new UnknownCampaign()
    if (campaign.state !== 'sending' || waited >= patienceMs) return campaign
    if (campaign.tally.pending > smallCampaign) return campaign
    await sleep(Math.min(pauseMs, patienceMs - waited))
    waited += pauseMs
  }
}
