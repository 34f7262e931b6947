import { birthdaySpecialOfToday } from './birthday-special.ts'
import type { CampaignsPorts } from './ports.ts'
import { previewCampaign } from './preview-campaign.ts'
import { startCampaign } from './start-campaign.ts'

/** A day without recipients creates no campaign. */
export async function sendTodaysSpecials(
  ports: Parameters<typeof previewCampaign>[0] &
    Parameters<typeof startCampaign>[0] &
    Pick<CampaignsPorts, 'clinicName'>,
  actor: string,
): Promise<number> {
  const order = birthdaySpecialOfToday(await ports.clinicName())
  const { willGet } = await previewCampaign(ports, order)
  if (willGet > 0) await startCampaign(ports, order, actor)
  return willGet
}
