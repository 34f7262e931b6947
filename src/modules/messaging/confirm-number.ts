import { newId } from '#platform/kernel/ids.ts'
import type { OutboxMessage } from './mails.ts'
import {
  codeText,
  hasExpired,
  mostCodesPerDay,
  type NumberToConfirm,
  type WaitingCode,
} from './number-confirmations.ts'
import type { MessagingPorts } from './ports.ts'
import { textableNumber } from './preferences.ts'
import { CodeExpired, WrongCode } from './refusals.ts'

type Wish = Pick<NumberToConfirm, 'number' | 'wording' | 'source'>

/**
 * Texts a code to the number, unless this member has confirmed it already: then the yes counts at once. `waits`: it is
 * kept, but no text can go to this number now. `enough`: no more codes go out today, and nothing was changed.
 */
export async function askForCode(
  ports: MessagingPorts,
  memberId: string,
  wish: Wish,
): Promise<'counts' | 'texted' | 'waits' | 'enough'> {
  const { consents, decisions, confirmations, now } = ports
  const latest = (await consents.latestOf(memberId)).find(({ channel }) => channel === 'sms')
  if (latest?.given && latest.number === wish.number) {
    await decisions.addOnce(memberId, { channel: 'sms', given: true, ...wish, at: now() })
    return 'counts'
  }
  const id = newId(now().getTime())
  const isKept = await confirmations.add(memberId, { id, ...wish, askedAt: now() }, mostCodesPerDay)
  if (!isKept) return 'enough'
  const isReachable = textableNumber(wish.number) && !(await decisions.isStopped(wish.number))
  if (!isReachable || !ports.isSetUp('sms')) return 'waits'
  await ports.publishCode({ memberId, id })
  return 'texted'
}

/** For jobs, outside of any transaction. A code that was asked for again meanwhile, or is too old, is not sent. */
export async function textCode(ports: MessagingPorts, { memberId, id }: WaitingCode): Promise<void> {
  const { confirmations, codesOf, texts, clinicName, now } = ports
  const asked = await confirmations.latestOf(memberId)
  if (asked?.id !== id || asked.isConfirmed || hasExpired(asked, now())) return
  const [code = ''] = codesOf(asked)
  const attempt = await texts.carry(
    { id, to: asked.number, body: codeText(clinicName, code) },
    async () => {},
  )
  if (attempt.result === 'not now') throw new Error(`A code was not texted: ${attempt.reason}`)
  if (attempt.result === 'sent' && attempt.channel === 'outbox') await confirmations.noteInOutbox(id)
}

/** A second click on the right code changes nothing more. */
export async function confirmNumber(ports: MessagingPorts, memberId: string, code: string): Promise<void> {
  const { confirmations, codesOf, decisions, now } = ports
  const asked = await confirmations.latestOf(memberId)
  if (!asked || hasExpired(asked, now())) throw new CodeExpired()
  if (!codesOf(asked).includes(code)) throw new WrongCode()
  if (asked.isConfirmed) return
  const { id, number, wording, source } = asked
  await decisions.addOnce(memberId, { channel: 'sms', given: true, number, wording, source, at: now() })
  await confirmations.markConfirmed(id, now())
}

/** What a demo shows of the codes that went to no phone. */
export async function codesInOutbox(
  { confirmations, codesOf, clinicName }: MessagingPorts,
  limit: number,
  before: string | undefined,
): Promise<readonly OutboxMessage[]> {
  const asked = await confirmations.inOutbox(limit, before)
  return asked.map(({ id, memberId, number, askedAt }) => ({
    id,
    memberId,
    channel: 'sms',
    subject: 'Code for a mobile number',
    kind: 'service',
    to: { firstName: '', email: null, number },
    createdAt: askedAt,
    sentAt: askedAt,
    imageUrl: null,
    contents: { lines: [codeText(clinicName, codesOf({ id, number })[0] ?? '')], action: null },
  }))
}
