import type { WaitingPush } from './ports.ts'
import { pushIfWanted } from './push-to-devices.ts'

/** For jobs: sends to members with consent and a device; a retry replaces itself on the device. */
export async function pushNotification(
  ports: Parameters<typeof pushIfWanted>[0],
  { memberId, id, title, message }: WaitingPush,
): Promise<void> {
  await pushIfWanted(ports, memberId, { title, message, url: '/', tag: `notification:${id}` })
}
