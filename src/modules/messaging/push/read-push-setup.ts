import type { PushPorts } from './ports.ts'
import { pushWording } from './push-messages.ts'

export interface PushSetup {
  readonly publicKey: string
  readonly wording: string
  /** The hashes of the member's push devices. */
  readonly devices: readonly string[]
  /** The member opted out of push: devices get nothing until they subscribe again. */
  readonly declined: boolean
}

type Ports = Pick<PushPorts, 'consentsOf' | 'subscriptions' | 'pushKey'>

export async function readPushSetup(ports: Ports, memberId: string): Promise<PushSetup> {
  const devices = await ports.subscriptions.of(memberId)
  return {
    publicKey: ports.pushKey,
    wording: pushWording.text,
    devices: devices.map(({ fingerprint }) => fingerprint),
    declined: await hasDeclinedPushes(ports, memberId),
  }
}

export async function hasDeclinedPushes(
  { consentsOf }: Pick<PushPorts, 'consentsOf'>,
  memberId: string,
): Promise<boolean> {
  const { push } = await consentsOf(memberId)
  return push?.given === false
}
