import type { WaitingPush } from './ports.ts'
import { pushIfWanted } from './push-to-devices.ts'

/** For jobs: to those who want pushes and have set a device up; it takes its own place when it is tried again. */
export async function pushNotification(
  ports: Parameters<typeof pushIfWanted>[0],
  { memberId, id, title, message }: WaitingPush,
): Promise<void> {
  await pushIfWanted(ports, memberId, { title, message, url: '/', tag: `notification:${id}` })
}
