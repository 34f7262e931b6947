import type { PushPorts } from './ports.ts'
import type { PushMessage, PushResult } from './push-messages.ts'
import { pushToDevices } from './push-to-devices.ts'
import { hasDeclinedPushes } from './read-push-setup.ts'
import { NoPushDevice, TestNotSent } from './refusals.ts'

export async function sendTestPush(
  ports: Pick<PushPorts, 'consentsOf' | 'subscriptions' | 'push' | 'clinicName'>,
  memberId: string,
): Promise<PushResult> {
  if (await hasDeclinedPushes(ports, memberId)) throw new NoPushDevice()
  const result = await pushToDevices(ports, memberId, testMessage(await ports.clinicName()))
  if (result.sent > 0) return result
  throw result.failed > 0 ? new TestNotSent(...result.reasons) : new NoPushDevice()
}

const testMessage = (clinicName: string): PushMessage => ({
  title: clinicName,
  message: 'It works! This is how we’ll let you know what’s new.',
  url: '/profile',
  tag: 'test',
  urgency: 'high',
  keepSeconds: 60,
})
