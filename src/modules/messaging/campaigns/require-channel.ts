import type { Channel } from './campaign.ts'
import type { CampaignsPorts } from './ports.ts'
import { ChannelNotSetUp } from './refusals.ts'

const names = { email: 'Email', sms: 'SMS', push: 'Push' } satisfies Record<Channel, string>

/** Refuses with `ChannelNotSetUp` before storing anything that couldn't be sent (D-27). */
export function requireChannel({ isSetUp }: Pick<CampaignsPorts, 'isSetUp'>, channel: Channel): void {
  if (!isSetUp(channel)) throw new ChannelNotSetUp(names[channel])
}
