import type { CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { order } from '../campaigns/order.ts'
import { type Clinic, ines } from '../clinic.ts'

/** A campaign by e-mail with a link in it, unless `changes` say otherwise. */
export const startIn = ({ messaging }: Clinic, changes: Partial<CampaignOrder>) =>
  messaging.startCampaign(
    order({ message: 'A calm hour.\n\nBook at https://velora.test/a now.', ...changes }),
    ines,
  )

/** So many may be sent messages, and nobody else. */
export function fillAudience({ audience }: Clinic, count: number): void {
  audience.length = 0
  for (let n = 0; n < count; n++)
    audience.push({ memberId: `m${n}`, firstName: `N${n}`, target: `${n}@velora.test` })
}
