import { addressingOf } from './addressing.ts'
import type { MessagingPorts } from './ports.ts'

/** Each in a transaction of its own: of two instances that try, one moves it on and writes its recipients. */
export async function startDueCampaigns(ports: MessagingPorts): Promise<void> {
  const at = ports.now()
  for (const id of await ports.campaigns.due(at)) await ports.inTransaction(() => start(ports, id, at))
}

async function start(ports: MessagingPorts, id: string, at: Date): Promise<void> {
  const { campaigns, deliveries } = ports
  if (!(await campaigns.move(id, ['scheduled'], 'sending', at))) return
  const campaign = await campaigns.find(id)
  if (campaign) await deliveries.snapshot(id, addressingOf(ports, campaign, at))
}
