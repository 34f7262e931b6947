import type { Contact, ContactGiven } from './contact.ts'
import { withSharing } from './enroll.ts'
import type { ContactsPorts, MemberName } from './ports.ts'

export interface MissingDetails {
  readonly contacts: readonly ContactGiven[]
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  /** The name of a member who is only called by a stand-in, and that stand-in. */
  readonly name?: (MemberName & { readonly insteadOf: string }) | undefined
}

export type FilledField = 'name' | Contact['kind'] | 'birthday' | 'birth year'

export async function fillIn(
  ports: Pick<ContactsPorts, 'contacts' | 'renameMember' | 'now'>,
  memberId: string,
  { contacts: given, birthday, name }: MissingDetails,
): Promise<readonly FilledField[]> {
  const { contacts, renameMember } = ports
  const valid = given.filter(({ isValid }) => isValid)
  const known = new Set(valid.length > 0 ? (await contacts.of(memberId)).map(({ kind }) => kind) : [])
  const added = await withSharing(
    ports,
    valid.filter(({ kind }) => !known.has(kind)),
    true,
    memberId,
  )
  await addContacts(ports, memberId, added)
  const filled = new Set<FilledField>(added.map(({ kind }) => kind))
  if (birthday && (await contacts.changeBirthday(memberId, null, birthday))) filled.add('birthday')
  else if (isFull(birthday) && (await contacts.changeBirthday(memberId, birthday.slice(5), birthday)))
    filled.add('birth year')
  if (name) {
    const [standIn, listed] = namesIn(name)
    if (await renameMember(memberId, standIn, listed)) filled.add('name')
  }
  return [...filled]
}

const namesIn = ({ insteadOf, ...listed }: NonNullable<MissingDetails['name']>) =>
  [{ firstName: insteadOf, lastName: '' }, listed] as const

const isFull = (birthday: string | null): birthday is string => birthday?.length === 10

export async function undoFillIn(
  { contacts, renameMember }: Pick<ContactsPorts, 'contacts' | 'renameMember'>,
  memberId: string,
  { contacts: given, birthday, name }: MissingDetails,
  filled: readonly FilledField[],
): Promise<void> {
  for (const { kind, value } of given) {
    if (!filled.includes(kind) || (await contacts.remove(memberId, { kind, value }))) continue
    if (kind === 'email') await contacts.changeOwnEmail(memberId, value, null)
  }
  if (filled.includes('name') && name) {
    const [standIn, listed] = namesIn(name)
    await renameMember(memberId, listed, standIn)
  }
  if (filled.includes('birthday')) await contacts.changeBirthday(memberId, birthday, null)
  if (filled.includes('birth year') && birthday)
    await contacts.changeBirthday(memberId, birthday, birthday.slice(5))
}

/** The first address of their own becomes the sign-in address, unless the member has another way in. */
export async function addContacts(
  { contacts, now }: Pick<ContactsPorts, 'contacts' | 'now'>,
  memberId: string,
  added: readonly (ContactGiven & Pick<Contact, 'isShared'>)[],
): Promise<void> {
  for (const contact of added) {
    const isOwnEmail = contact.kind === 'email' && !contact.isShared
    if (isOwnEmail && (await contacts.changeOwnEmail(memberId, null, contact.value))) continue
    await contacts.add(memberId, contact, now())
  }
}
