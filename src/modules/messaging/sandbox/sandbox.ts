import type { InboxMessage } from './inbox-message.ts'
import { listInbox } from './list-inbox.ts'
import type { SandboxPorts } from './ports.ts'

export interface Sandbox {
  /** The messages of a demo, newest first. Refuses with `SandboxClosed` outside of demo mode. */
  listSandboxInbox(limit: number, before: string | undefined): Promise<readonly InboxMessage[]>
  countSandboxInbox(): Promise<number>
}

export function openSandbox(ports: SandboxPorts): Sandbox {
  const { countSandboxMails, countSandboxDeliveries, countSandboxCodes } = ports
  return {
    listSandboxInbox: (limit, before) => listInbox(ports, limit, before),
    countSandboxInbox: async () =>
      (await countSandboxMails()) + (await countSandboxDeliveries()) + (await countSandboxCodes()),
  }
}
