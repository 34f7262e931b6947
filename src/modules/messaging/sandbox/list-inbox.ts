import { type InboxMessage, ofCode, ofMail } from './inbox-message.ts'
import type { SandboxPorts } from './ports.ts'
import { SandboxClosed } from './refusals.ts'

export async function listInbox(
  ports: SandboxPorts,
  limit: number,
  before: string | undefined,
): Promise<readonly InboxMessage[]> {
  if (!ports.isOpen) throw new SandboxClosed()
  const [mails, deliveries, codes] = await Promise.all([
    ports.listSandboxMails(limit, before),
    ports.listSandboxDeliveries(limit, before),
    ports.listSandboxCodes(limit, before),
  ])
  const all = [...mails.map(ofMail), ...deliveries, ...codes.map(ofCode)]
  const newest = all.sort((a, b) => (a.id < b.id ? 1 : -1))
  return Promise.all(newest.slice(0, limit).map(message => asItIsShown(ports, message)))
}

/** Credentials of staff accounts are hidden from others, even in a demo. */
async function asItIsShown(
  { isMember }: Pick<SandboxPorts, 'isMember'>,
  message: InboxMessage,
): Promise<InboxMessage> {
  const { kind, memberId, contents } = message
  if (kind !== 'secret' || !contents || !memberId || (await isMember(memberId))) return message
  return { ...message, contents: { lines: contents.lines, links: [], action: null } }
}
