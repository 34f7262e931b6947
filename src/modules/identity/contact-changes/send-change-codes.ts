import type { ChangeMail, ContactChange, ContactChangesPorts } from './ports.ts'
import { changeMinutes } from './start-change.ts'

type Sent = ContactChange & { readonly firstName: string }

const worksOnce = `You can use it once, within ${changeMinutes} minutes.`

/** A job that runs twice sends each code once. */
export async function sendChangeCodes(ports: ContactChangesPorts, id: string): Promise<void> {
  const { changes, contacts, sendMail, sendText, inTransaction, now } = ports
  const texts = await inTransaction(async () => {
    const change = await changes.takeToSend(id, now())
    if (!change) return []
    const others = (await contacts.holders(change)).filter(({ memberId }) => memberId !== change.memberId)
    if (change.kind === 'phone') return others.length > 0 ? [] : textsOf(ports, change)
    const [holder] = others
    await sendMail(holder ? mailToHolder(change, holder) : mailToNew(ports, change))
    if (change.asksOld) await sendMail(mailToOld(ports, change))
    return []
  })
  for (const text of texts) await sendText?.(text)
}

const codeFor = ({ codesFor }: ContactChangesPorts, { id, kind }: ContactChange, value: string) =>
  codesFor({ requestId: id, kind, value })[0] ?? ''

function textsOf(ports: ContactChangesPorts, change: Sent) {
  const { id, value, replaces, asksOld } = change
  const text = (to: string, purpose: string) => ({
    id: `${id} ${to}`,
    to,
    words: `${codeFor(ports, change, to)} is your code ${purpose}. ${worksOnce} Not you? Ignore this text.`,
  })
  return [
    text(value, 'to confirm this number'),
    ...(asksOld && replaces ? [text(replaces, 'to change the phone number on your membership')] : []),
  ]
}

function mailToNew(ports: ContactChangesPorts, change: Sent): ChangeMail {
  const { memberId, firstName, value, expiresAt } = change
  return {
    ...{ memberId, to: { email: value, firstName }, kind: 'secret', expiresAt },
    subject: 'Confirm your new email address',
    lines: [
      `Your code is ${codeFor(ports, change, value)}. ${worksOnce}`,
      'Enter it on the page where you’re changing your email address.',
      'Didn’t ask for this? Ignore this email, and nothing changes.',
    ],
  }
}

function mailToOld(ports: ContactChangesPorts, change: Sent): ChangeMail {
  const { memberId, firstName, replaces, expiresAt } = change
  const email = replaces ?? ''
  return {
    ...{ memberId, to: { email, firstName }, kind: 'secret', expiresAt },
    subject: 'Confirm your email address change',
    lines: [
      `Your code is ${codeFor(ports, change, email)}. ${worksOnce}`,
      'Enter it along with the code we sent to your new address. If you sign in with this address, use the new one after that.',
      'Didn’t ask for this? Don’t give this code to anyone, and choose a new password.',
    ],
  }
}

function mailToHolder(
  { value }: ContactChange,
  { memberId, name }: { readonly memberId: string; readonly name: string },
): ChangeMail {
  return {
    ...{ memberId, to: { email: value, firstName: name.split(' ')[0] ?? '' }, kind: 'service' },
    subject: 'This address already has a membership',
    lines: [
      'Someone tried to use this email address for another membership. It already belongs to yours, so nothing has changed.',
      'If both memberships are yours, the front desk can merge them.',
    ],
  }
}
