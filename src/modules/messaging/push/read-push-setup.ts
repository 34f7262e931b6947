import type { PushPorts } from './ports.ts'
import { pushWording } from './push-messages.ts'

export interface PushSetup {
  readonly publicKey: string
  readonly wording: string
  /** The fingerprints of the devices on which the member has set pushes up. */
  readonly devices: readonly string[]
  /** The member said no to pushes since: none goes to the devices until they are set up again. */
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
