import { maskedChange } from '#platform/kernel/masked-contact.ts'
import type { ContactChange, ContactChangesPorts, OwnContact } from './ports.ts'
import { ContactChangeEnded, WrongChangeCode } from './refusals.ts'

const mostTries = 5

export async function confirmChange(
  ports: ContactChangesPorts,
  memberId: string,
  { code, oldCode }: { readonly code: string; readonly oldCode?: string | undefined },
): Promise<readonly OwnContact[]> {
  const { changes, contacts, codesFor, sendMail, endTexts, audit, inTransaction, now } = ports
  // Outside of the transaction, so that refused attempts count, too.
  const change = await changes.countTry(memberId, mostTries, now())
  if (!change) throw new ContactChangeEnded()
  const { id: requestId, kind, value, replaces, asksOld } = change
  const fits = (typed: string | undefined, to: string) =>
    typed !== undefined && codesFor({ requestId, kind, value: to }).includes(typed)
  const isRight = fits(code, value) && (!asksOld || fits(oldCode, replaces ?? ''))
  if (!isRight) throw new WrongChangeCode({ both: asksOld })
  return inTransaction(async () => {
    const taken = (await contacts.holders(change)).some(holder => holder.memberId !== memberId)
    if (taken || !(await changes.use(requestId, now()))) throw new ContactChangeEnded()
    await contacts.move(change, now())
    await tellOld(change, sendMail)
    if (kind === 'phone' && replaces !== null && replaces !== value) await endTexts(memberId, replaces)
    await audit({
      staff: { staffId: memberId, name: 'the member', role: 'member' },
      ...{ action: 'confirmContactChange', memberId, subject: maskedChange(replaces, value), address: '' },
    })
    return contacts.of(memberId)
  })
}

async function tellOld(
  { memberId, kind, replaces, asksOld }: ContactChange,
  sendMail: ContactChangesPorts['sendMail'],
): Promise<void> {
  if (kind !== 'email' || !asksOld || !replaces) return
  await sendMail({
    ...{ memberId, to: { email: replaces, firstName: '' }, kind: 'service' },
    subject: 'Your email address was changed',
    lines: [
      'The email address on your membership was changed. If you signed in with this one, use the new one from now on.',
      'If this wasn’t you, please call us.',
    ],
  })
}
