import type { ContactChangesPorts } from './ports.ts'
import { AddressTaken, PlaceholderAddress, SameContact, SignInAddressChanged } from './refusals.ts'

/** A patient who came in person without access to their old address. */
export interface DeskChange {
  /** The new address. */
  readonly email: string
  /** The sign-in address that staff saw; null if there was none. */
  readonly replaces: string | null
}

/** The new address isn't confirmed, because nothing proves that the patient can read it. An old one gets an email. */
export async function changeAtDesk(
  { contacts, sendMail, isPlaceholderEmail, inTransaction }: ContactChangesPorts,
  memberId: string,
  { email: typed, replaces }: DeskChange,
): Promise<void> {
  const email = typed.trim().toLowerCase()
  if (isPlaceholderEmail(email)) throw new PlaceholderAddress()
  if (email === replaces) throw new SameContact()
  await inTransaction(async () => {
    const holders = await contacts.holders({ kind: 'email', value: email })
    if (holders.some(holder => holder.memberId !== memberId)) throw new AddressTaken()
    if (!(await contacts.replaceSignInAddress(memberId, { email, replaces })))
      throw new SignInAddressChanged()
    if (replaces === null) return
    await sendMail({
      ...{ memberId, to: { email: replaces, firstName: '' }, kind: 'service' },
      subject: 'Your email address was changed',
      lines: [
        'At your request, the front desk changed the email address on your membership.',
        'If this wasn’t you, please call us.',
      ],
    })
  })
}
