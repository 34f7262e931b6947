import { codesInOutbox } from './confirm-number.ts'
import type { OutboxMessage } from './mails.ts'
import { marketingContents } from './marketing-mail.ts'
import type { MessagingPorts } from './ports.ts'
import { OutboxClosed } from './refusals.ts'

export async function listOutbox(
  ports: MessagingPorts,
  limit: number,
  before: string | undefined,
): Promise<readonly OutboxMessage[]> {
  if (!ports.outboxIsOpen) throw new OutboxClosed()
  const all = await Promise.all([
    ports.mails.inOutbox(limit, before),
    ports.deliveries.inOutbox(limit, before),
    codesInOutbox(ports, limit, before),
  ])
  const newest = all.flat().sort((a, b) => (a.id < b.id ? 1 : -1))
  return Promise.all(newest.slice(0, limit).map(message => asItIsShown(ports, message)))
}

export async function countOutbox({ mails, deliveries, confirmations }: MessagingPorts): Promise<number> {
  return (
    (await mails.countInOutbox()) + (await deliveries.countInOutbox()) + (await confirmations.countInOutbox())
  )
}

/** What opens an account of the staff is not for others, not even in a demo. */
async function asItIsShown(ports: MessagingPorts, message: OutboxMessage): Promise<OutboxMessage> {
  const { kind, memberId, contents } = message
  if (kind !== 'secret' || !contents || !memberId || (await ports.isMember(memberId)))
    return asItLeaves(ports, message)
  return { ...message, contents: { lines: contents.lines, links: [], action: null } }
}

/** A campaign's mail is kept as it was written; its links are those of its recipient. */
function asItLeaves(ports: MessagingPorts, message: OutboxMessage): OutboxMessage {
  if (message.kind !== 'marketing' || message.channel !== 'email' || !message.contents) return message
  return { ...message, contents: marketingContents(ports, message.contents.lines.join('\n'), message.id) }
}
