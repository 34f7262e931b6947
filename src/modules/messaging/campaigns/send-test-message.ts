import { newId } from '#platform/kernel/ids.ts'
import { textableNumber } from '#platform/kernel/phone-number.ts'
import { linksIn, paragraphsOf } from '#platform/kernel/plain-text.ts'
import type { CampaignsPorts, TestMessages, WaitingTestMessage } from './ports.ts'
import { AddressUnsubscribed, NoPushDevice, NoTextableNumber, NumberStopped } from './refusals.ts'
import { requireChannel } from './require-channel.ts'

/** A draft message, sent to its author. */
export type TestMessage =
  | { readonly channel: 'email'; readonly title: string; readonly message: string; readonly to: string }
  | { readonly channel: 'sms'; readonly message: string; readonly to: string }
  | {
      readonly channel: 'push'
      readonly title: string
      readonly message: string
      readonly imageUrl: string | null
    }

export async function sendTestMessage(
  ports: Omit<TestMessages, 'sendText' | 'pushTo'> & Pick<CampaignsPorts, 'isSetUp' | 'now'>,
  test: TestMessage,
  memberId: string | undefined,
): Promise<void> {
  requireChannel(ports, test.channel)
  if (test.channel === 'email') {
    if (await isUnsubscribed(ports, test.to)) throw new AddressUnsubscribed()
    return mailTest(ports, test)
  }
  if (test.channel === 'sms') {
    const to = textableNumber(test.to)
    if (!to) throw new NoTextableNumber()
    if (await ports.isStopped(to)) throw new NumberStopped()
    const id = newId(ports.now().getTime())
    return ports.enqueueTestMessage({ channel: 'sms', id, to, body: test.message })
  }
  if (!memberId || (await ports.countDevices(memberId)) === 0) throw new NoPushDevice()
  return ports.enqueueTestMessage({ ...test, memberId })
}

async function isUnsubscribed(
  { memberByEmail, consentsOf }: Pick<TestMessages, 'memberByEmail' | 'consentsOf'>,
  address: string,
): Promise<boolean> {
  const member = await memberByEmail(address)
  const { email } = member ? await consentsOf(member.id) : {}
  return email?.given === false
}

// Its links are not tracked: a test message is not part of any statistics.
async function mailTest(
  { sendMail, buttonFor }: Pick<TestMessages, 'sendMail' | 'buttonFor'>,
  { title, message, to }: Extract<TestMessage, { channel: 'email' }>,
) {
  return sendMail({
    to: { email: to, firstName: '' },
    subject: `Test: ${title}`,
    kind: 'service',
    lines: paragraphsOf(message),
    links: linksIn(message).map(url => ({ shown: url, url })),
    action: await buttonFor(message),
  })
}

/** For jobs, outside of any transaction. */
export async function deliverTestMessage(
  { isStopped, sendText, pushTo }: Pick<TestMessages, 'isStopped' | 'sendText' | 'pushTo'>,
  waiting: WaitingTestMessage,
): Promise<void> {
  if (waiting.channel === 'sms') {
    if (await isStopped(waiting.to)) return
    const attempt = await sendText(waiting)
    if (attempt.result === 'not now' || attempt.result === 'account trouble')
      throw new Error(`A test SMS did not leave: ${attempt.reason}`)
    return
  }
  const { memberId, title, message, imageUrl } = waiting
  await pushTo(memberId, { title, message, url: '/', tag: 'test message', ...(imageUrl && { imageUrl }) })
}
