import type { MessagingPorts } from './ports.ts'
import type { PushMessage, PushResult } from './push-messages.ts'
import { pushToDevices } from './push-to-devices.ts'
import { NoPushDevice, TestNotSent } from './refusals.ts'

export async function sendTestPush(ports: MessagingPorts, memberId: string): Promise<PushResult> {
  const decisions = await ports.consents.latestOf(memberId)
  if (decisions.some(({ channel, given }) => channel === 'push' && !given)) throw new NoPushDevice()
  const result = await pushToDevices(ports, memberId, testMessage(ports.clinicName))
  if (result.sent > 0) return result
  throw result.failed > 0 ? new TestNotSent(...result.reasons) : new NoPushDevice()
}

const testMessage = (clinicName: string): PushMessage => ({
  title: clinicName,
  message: 'It works: this is how we’ll tell you what’s new.',
  url: '/profile',
  tag: 'test',
  urgency: 'high',
  keepSeconds: 60,
})
