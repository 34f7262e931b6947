import { newId } from '#platform/kernel/ids.ts'
import type { ChangedContact, ContactChange, ContactChangesPorts } from './ports.ts'
import { ContactGone, InvalidNewContact, NoTextsForChange, SameContact } from './refusals.ts'

/** How long the codes of a change work, once. */
export const changeMinutes = 15

export interface RequestedChange {
  readonly kind: 'email' | 'phone'
  /** As typed. */
  readonly value: string
  /** The contact to replace; null to add the first one of its kind. */
  readonly replaces: string | null
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export async function startChange(
  ports: ContactChangesPorts,
  memberId: string,
  { kind, value: typed, replaces }: RequestedChange,
): Promise<ContactChange> {
  const { changes, contacts, publishChange, inTransaction, now } = ports
  const value = read(ports, kind, typed)
  if (kind === 'phone' && !ports.sendText) throw new NoTextsForChange()
  const own = (await contacts.of(memberId)).filter(contact => contact.kind === kind)
  if (own.some(contact => contact.value === value && contact.verifiedAt)) throw new SameContact()
  const old = own.find(contact => contact.value === replaces)
  // A family's second address is added and removed at the desk.
  if (replaces === null ? own.some(contact => !contact.isShared) : !old) throw new ContactGone()
  const change = {
    ...{ id: newId(now().getTime()), memberId, kind, value, replaces },
    // Even if it was never confirmed: most people who join with an address are never asked to.
    asksOld: old?.isValid === true && old.value !== value,
    expiresAt: new Date(now().getTime() + changeMinutes * 60_000),
  }
  await inTransaction(async () => {
    await changes.replace(change)
    await publishChange(change.id)
  })
  return change
}

/** Normalized. */
function read(
  { parsePhone, isPlaceholderEmail }: Pick<ContactChangesPorts, 'parsePhone' | 'isPlaceholderEmail'>,
  kind: ChangedContact['kind'],
  typed: string,
): string {
  const text = typed.trim().toLowerCase()
  const phone = kind === 'phone' ? parsePhone(text) : undefined
  if (phone ? !phone.isValid : !emailShape.test(text)) throw new InvalidNewContact({ kind })
  if (!phone && isPlaceholderEmail(text)) throw new InvalidNewContact({ kind: 'placeholder' })
  return phone?.value ?? text
}
