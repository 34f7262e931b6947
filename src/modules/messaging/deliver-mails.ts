import type { Breaker } from './breaker.ts'
import { leftUnanswered, settlementOf, type TakenMail } from './mails.ts'
import type { MessagingPorts } from './ports.ts'

const atOnce = 5
/** Longer than any attempt may take. */
const leaseMs = 120_000

export async function deliverMails(
  ports: MessagingPorts,
  breaker: Breaker,
  stopping: () => boolean,
): Promise<void> {
  const { mails, now } = ports
  await mails.giveUp(now())
  while (!stopping() && !breaker.isOpen(now())) {
    const taken = await mails.take(now(), new Date(now().getTime() + leaseMs), atOnce)
    if (taken.length === 0) return
    const attempts = await Promise.allSettled(taken.map(mail => deliver(ports, breaker, mail)))
    const failed = attempts.find(attempt => attempt.status === 'rejected')
    if (failed) throw failed.reason
  }
}

async function deliver(
  { mails, carrier, deliveries, now, chance, outboxIsOpen }: MessagingPorts,
  breaker: Breaker,
  mail: TakenMail,
): Promise<void> {
  const delivery = await carrier.carry(mail, () => mails.noteContentsLeave(mail, now()))
  const at = now()
  breaker.note(!leftUnanswered(delivery), at)
  await mails.settle(mail, settlementOf(mail, delivery, { at, chance: chance(), outboxIsOpen }))
  if (delivery.result === 'bounced') await deliveries.suppress('email', mail.to.email, delivery.reason, at)
}
