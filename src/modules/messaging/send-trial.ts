import { newId } from '#platform/kernel/ids.ts'
import { linksIn } from './links.ts'
import { paragraphsOf } from './marketing-mail.ts'
import type { MessagingPorts } from './ports.ts'
import { textableNumber } from './preferences.ts'
import { pushToDevices } from './push-to-devices.ts'
import { AddressUnsubscribed, NoPushDevice, NoTextableNumber, NumberStopped } from './refusals.ts'
import { requireChannel } from './require-channel.ts'
import { sendMail } from './send-mail.ts'
import type { Trial, WaitingTrial } from './trials.ts'

export async function sendTrial(
  ports: MessagingPorts,
  trial: Trial,
  memberId: string | undefined,
): Promise<void> {
  requireChannel(ports, trial.channel)
  if (trial.channel === 'email') {
    if (await isUnsubscribed(ports, trial.to)) throw new AddressUnsubscribed()
    return mailTrial(ports, trial)
  }
  if (trial.channel === 'sms') {
    const to = textableNumber(trial.to)
    if (!to) throw new NoTextableNumber()
    if (await ports.decisions.isStopped(to)) throw new NumberStopped()
    const id = newId(ports.now().getTime())
    return ports.publishTrial({ channel: 'sms', id, to, body: trial.message })
  }
  const devices = memberId ? await ports.subscriptions.of(memberId) : []
  if (!memberId || devices.length === 0) throw new NoPushDevice()
  return ports.publishTrial({ ...trial, memberId })
}

async function isUnsubscribed({ memberByEmail, consents }: MessagingPorts, address: string) {
  const member = await memberByEmail(address)
  const decisions = member ? await consents.latestOf(member.id) : []
  return decisions.some(({ channel, given }) => channel === 'email' && !given)
}

// Its links are as they were written: a trial is in nobody's figures.
function mailTrial(ports: MessagingPorts, { title, message, to }: Extract<Trial, { channel: 'email' }>) {
  return sendMail(ports, {
    to: { email: to, firstName: '' },
    subject: `Test: ${title}`,
    kind: 'service',
    lines: paragraphsOf(message),
    links: linksIn(message).map(url => ({ shown: url, url })),
    action: ports.bookingUrl ? { label: 'Book Appointment', url: ports.bookingUrl } : null,
  })
}

/** For jobs, outside of any transaction. */
export async function carryTrial(ports: MessagingPorts, trial: WaitingTrial): Promise<void> {
  if (trial.channel === 'sms') {
    if (await ports.decisions.isStopped(trial.to)) return
    const attempt = await ports.texts.carry(trial, async () => {})
    if (attempt.result === 'not now') throw new Error(`A test SMS was not sent: ${attempt.reason}`)
    return
  }
  const { memberId, title, message, imageUrl } = trial
  await pushToDevices(ports, memberId, {
    title,
    message,
    url: '/',
    tag: 'trial',
    ...(imageUrl && { imageUrl }),
  })
}
