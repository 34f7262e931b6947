import { attemptByPush, type CampaignToSend, type ClaimedDelivery, type DeliveryAttempt } from './delivery.ts'
import { marketingContents } from './marketing-mail.ts'
import type { DeliveriesPorts, MarketingMail, PushMessage, Transports } from './ports.ts'

type MailPorts = Pick<DeliveriesPorts, 'trackedUrl' | 'bookingUrl' | 'buttonFor' | 'unsubscribeUrls'>
type Ports = Transports & MailPorts

/**
 * One attempt over the campaign's channel, or undefined if it must not be sent after all. Only a push is retried after
 * a crash, because a repeated one replaces the first.
 */
export async function sendDelivery(
  ports: Ports & Pick<DeliveriesPorts, 'deliveries' | 'now'>,
  campaign: CampaignToSend,
  delivery: ClaimedDelivery,
): Promise<DeliveryAttempt | undefined> {
  let mayLeave = true
  const onDataSent = async () => {
    mayLeave = await ports.deliveries.markDispatched(delivery, ports.now())
    if (!mayLeave) throw new Error(`Delivery ${delivery.id} can no longer be sent.`)
  }
  try {
    const attempt = await send(ports, campaign, delivery, onDataSent)
    return mayLeave ? attempt : undefined
  } catch (error) {
    if (mayLeave) throw error
    return undefined
  }
}

async function send(
  ports: Ports,
  campaign: CampaignToSend,
  delivery: ClaimedDelivery,
  onDataSent: () => Promise<void>,
): Promise<DeliveryAttempt> {
  if (campaign.channel === 'push' && !delivery.agreed) return { result: 'sent', channel: 'app' }
  if (campaign.channel === 'push')
    return attemptByPush(await ports.pushTo(delivery.memberId, pushOf(campaign)))
  if (campaign.channel === 'email') return ports.sendMail(await mailOf(campaign, delivery, ports), onDataSent)
  const { campaignId, id, target: to } = delivery
  return ports.sendText({ campaignId, id, to, body: campaign.message }, onDataSent)
}

const pushes = new WeakMap<CampaignToSend, PushMessage>()

/** A campaign's push message, built once because every recipient gets the same one. */
function pushOf(campaign: CampaignToSend): PushMessage {
  const known = pushes.get(campaign)
  if (known) return known
  const { id, title, message, imageUrl } = campaign
  const push = { title, message, url: '/' as const, tag: `campaign:${id}`, ...(imageUrl && { imageUrl }) }
  pushes.set(campaign, push)
  return push
}

async function mailOf(
  { id: campaignId, title, message, createdAt }: CampaignToSend,
  { id, memberId, target, firstName, attempts }: ClaimedDelivery,
  ports: MailPorts,
): Promise<MarketingMail> {
  return {
    id,
    campaignId,
    memberId,
    to: { email: target, firstName },
    subject: title,
    kind: 'marketing',
    ...(await marketingContents(ports, message, id)),
    unsubscribe: ports.unsubscribeUrls(memberId),
    expiresAt: null,
    createdAt,
    attempts,
  }
}
