import type { Campaign } from './campaigns.ts'
import { type Attempt, attemptByPush, type TakenDelivery } from './deliveries.ts'
import type { TakenMail } from './mails.ts'
import { marketingContents } from './marketing-mail.ts'
import type { MessagingPorts } from './ports.ts'
import type { PushMessage } from './push-messages.ts'
import { pushToDevices } from './push-to-devices.ts'

/**
 * One attempt over the campaign's channel, or undefined when at the last moment it must not leave. Only a push may be tried
 * again after a crash: it takes its own place.
 */
export async function carryDelivery(
  ports: MessagingPorts,
  campaign: Campaign,
  delivery: TakenDelivery,
): Promise<Attempt | undefined> {
  let mayLeave = true
  const leaves = async () => {
    mayLeave = await ports.deliveries.noteLeaving(delivery, ports.now())
    if (!mayLeave) throw new Error(`Delivery ${delivery.id} must not leave any more.`)
  }
  try {
    const attempt = await carry(ports, campaign, delivery, leaves)
    return mayLeave ? attempt : undefined
  } catch (error) {
    if (mayLeave) throw error
    return undefined
  }
}

async function carry(
  ports: MessagingPorts,
  campaign: Campaign,
  delivery: TakenDelivery,
  leaves: () => Promise<void>,
): Promise<Attempt> {
  if (campaign.channel === 'push' && !delivery.agreed) return { result: 'sent', channel: 'app' }
  if (campaign.channel === 'push')
    return attemptByPush(await pushToDevices(ports, delivery.memberId, pushOf(campaign)))
  if (campaign.channel === 'email') return ports.carrier.carry(mailOf(campaign, delivery, ports), leaves)
  const { campaignId, id, target: to } = delivery
  return ports.texts.carry({ campaignId, id, to, body: campaign.message }, leaves)
}

const pushOf = ({ id, title, message, imageUrl }: Campaign): PushMessage => ({
  title,
  message,
  url: '/',
  tag: `campaign:${id}`,
  ...(imageUrl && { imageUrl }),
})

function mailOf(
  { id: campaignId, title, message, createdAt }: Campaign,
  { id, memberId, target, firstName, attempts }: TakenDelivery,
  ports: MessagingPorts,
): TakenMail {
  return {
    id,
    campaignId,
    memberId,
    to: { email: target, firstName },
    subject: title,
    kind: 'marketing',
    ...marketingContents(ports, message, id),
    unsubscribe: ports.unsubscribeUrl(memberId),
    expiresAt: null,
    createdAt,
    attempts,
  }
}
