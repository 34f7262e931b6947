import { leftUnanswered } from '#platform/kernel/attempt.ts'
import { type ClaimedMail, outcomeOf } from './mails.ts'
import type { MailPorts } from './ports.ts'

const batchSize = 5
/** Longer than any attempt can take. */
const leaseMs = 120_000

type Ports = Omit<MailPorts, 'enqueueMailDelivery'>

export async function deliverMails(ports: Ports, stopping: () => boolean): Promise<void> {
  const { mails, breaker, now } = ports
  await mails.expireStale(now())
  await ports.listTroubles()
  while (!stopping() && !breaker.isOpen(now())) {
    const may = ports.mayTry('email')
    if (may === 'none') return
    const most = may === 'one' ? 1 : batchSize
    const claimed = await mails.claim(now(), new Date(now().getTime() + leaseMs), most)
    if (claimed.length === 0) return may === 'one' ? ports.releaseTry('email') : undefined
    const attempts = await Promise.allSettled(claimed.map(mail => deliver(ports, mail)))
    const failed = attempts.find(attempt => attempt.status === 'rejected')
    if (failed) throw failed.reason
  }
}

async function deliver(
  { mails, transport, breaker, suppress, now, random, sandboxIsOpen }: Ports,
  mail: ClaimedMail,
): Promise<void> {
  const attempt = await transport.send(mail, () => mails.markDispatched(mail, now()))
  const at = now()
  breaker.record(!leftUnanswered(attempt), at)
  await mails.recordOutcome(mail, outcomeOf(mail, attempt, { at, random: random(), sandboxIsOpen }))
  if (attempt.result === 'bounced') await suppress('email', mail.to.email, attempt.reason)
}
