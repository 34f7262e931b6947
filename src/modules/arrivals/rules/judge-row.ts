import { comparableName } from './cells.ts'
import { hasId, type ListedPerson } from './person.ts'

/** The member who has the row's ID. */
export interface IdHolder {
  readonly memberId: string
  /** First and last name. */
  readonly name: string
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  /** Staff with an account aren't patients. */
  readonly isStaff: boolean
}

export interface ContactHolder extends IdHolder {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

/** Finds whoever of these holders has one of some contacts. */
export function holdersByContact(
  holders: readonly ContactHolder[],
): (contacts: readonly Pick<ContactHolder, 'kind' | 'value'>[]) => readonly ContactHolder[] {
  const byContact = Map.groupBy(holders, ({ kind, value }) => `${kind} ${value}`)
  return contacts => contacts.flatMap(({ kind, value }) => byContact.get(`${kind} ${value}`) ?? [])
}

export interface Judgement {
  readonly kind: 'new' | 'matched' | 'unclear' | 'refused'
  readonly sentence: string
  /** The patient it matches or may match. */
  readonly memberId: string | null
  /** Nothing to do: an earlier import already did it, or an earlier row does. */
  readonly isKnown: boolean
}

const what = { email: 'email address', phone: 'phone number' } as const

interface KnownMatches {
  /** The member imported earlier under the same ID from the same system, and whether with points. */
  readonly importedAs: { readonly memberId: string; readonly withPoints: boolean } | undefined
  readonly holders: readonly ContactHolder[]
  readonly idHolder: IdHolder | undefined
  /** 'YYYY-MM-DD': anyone born later is too young. */
  readonly bornUntil: string
  readonly minimumAge: number
}

/** Whether two birthdays can't be one person's: 'YYYY-MM-DD', 'MM-DD' without a year, or null if unknown. */
export const areDifferentBirthdays = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && !one.endsWith(other) && !other.endsWith(one)

/**
 * Decides whether a listed person is already a patient. An ID that was imported before is proof, and so is a contact
 * or an ID plus the same name, unless the birthdays differ. A contact alone isn't, because families share them, and
 * neither is a name. But if the row or the contact's only holder has no name, nothing speaks against it.
 */
export function judgeRow(person: ListedPerson, known: KnownMatches): Judgement {
  if (person.birthday && person.birthday > known.bornUntil)
    return refused(`This patient is under ${known.minimumAge} and can’t be imported.`)
  const { importedAs } = known
  if (importedAs && bringsPoints(person, importedAs))
    return importedWithoutPoints(importedAs.memberId, person)
  if (importedAs) return alreadyImported(importedAs.memberId)
  const judgement = whoIs(person, known)
  const notes = [
    ...(judgement.kind === 'unclear' ? [] : person.notes),
    ...(judgement.kind === 'matched' ? noteOnSpend(person) : []),
    ...noteOnId(person, judgement, known),
  ]
  return { ...judgement, sentence: [judgement.sentence, ...notes].join(' ') }
}

/**
 * Whether an earlier import already brought this row. Without an ID, a member counts once per system, but a list with
 * points may follow one without.
 */
export const cameBefore = (
  { key, person }: { readonly key: string; readonly person: Pick<ListedPerson, 'points'> | null },
  cameWithPoints: boolean | undefined,
): boolean => !hasId(key) && cameWithPoints !== undefined && (cameWithPoints || !person?.points)

/** How the sentence of a row starts that staff decided is a new patient. */
export const decidedAsNew = 'New patient, as you decided.'
export const decidedAsMatch = 'Already a patient, as you decided.'

export const isDecided = ({ sentence, memberId }: Pick<Judgement, 'sentence' | 'memberId'>): boolean =>
  sentence.startsWith(decidedAsNew) || (memberId !== null && sentence.startsWith(decidedAsMatch))

export const importedBefore = 'Already imported.'

/** The member came from this system before: with this ID, or with a list that has no IDs. */
export const alreadyImported = (memberId: string): Judgement => ({
  ...{ kind: 'matched', sentence: importedBefore, memberId, isKnown: true },
})

export const bringsPoints = (
  { points }: Pick<ListedPerson, 'points'>,
  imported: { withPoints: boolean },
): boolean => !imported.withPoints && points !== null && points > 0

/** A list with points follows one without. */
export const importedWithoutPoints = (memberId: string, person: ListedPerson): Judgement => ({
  ...{ kind: 'matched', memberId, isKnown: false },
  sentence: ['Already imported, but without points.', ...person.notes, ...noteOnSpend(person)].join(' '),
})

function whoIs(person: ListedPerson, known: KnownMatches): Judgement {
  const holders = known.holders.filter(({ isStaff }) => !isStaff)
  const idHolder = known.idHolder?.isStaff ? undefined : known.idHolder
  const name = comparableName(`${person.firstName} ${person.lastName}`)
  const birthday = person.birthday ?? person.birthdayWithoutYear
  const isNamesake = (holder: IdHolder) => comparableName(holder.name) === name
  const isBornThen = (holder: IdHolder) => !areDifferentBirthdays(holder.birthday, birthday)
  const isSame = (holder: IdHolder) => isNamesake(holder) && isBornThen(holder)
  const same = holders.filter(isSame)
  const matches = new Set(same.map(({ memberId }) => memberId))
  const [match] = same
  if (match && matches.size === 1)
    return matched(match, `${match.name} is already a patient with this ${what[match.kind]}.`)
  if (match)
    return unclear(`${matches.size} patients named ${match.name} have this ${what[match.kind]}.`, match)
  if (idHolder && isSame(idHolder))
    return matched(idHolder, `${idHolder.name} is already a patient with this ID.`)
  const namesake = holders.find(isNamesake)
  if (namesake) return unclear(bornOnAnotherDay(namesake, what[namesake.kind]), namesake)
  if (idHolder && isNamesake(idHolder)) return unclear(bornOnAnotherDay(idHolder, 'ID'), idHolder)
  const [other] = holders
  if (other && isBornThen(other) && holders.every(({ memberId }) => memberId === other.memberId)) {
    if (name === '') return matched(other, `${byContactAlone} ${what[other.kind]}; the list has no name.`)
    if (holders.some(hasStandIn)) return matched(other, wasNameless)
  }
  if (other)
    return unclear(`${other.name} already has this ${what[other.kind]}. Is it the same person?`, other)
  const [colleague] = known.holders
  if (colleague) return heldByStaff(colleague)
  return { kind: 'new', sentence: 'New patient.', memberId: null, isKnown: false }
}

/** There's no patient to choose. */
const heldByStaff = ({ name, kind }: ContactHolder): Judgement => ({
  ...{ kind: 'unclear', memberId: null, isKnown: false },
  sentence: `${name} on your team has this ${what[kind]}. Edit the row, or choose New Patient.`,
})

const byContactAlone = 'Matched by'
/** How the sentence of a row starts whose patient has had no name. */
export const wasNameless = 'Already a patient, but without a name until now.'

/** Whether only a contact speaks for this match, so it's judged again when it's imported. */
export const isByContactAlone = ({ kind, sentence }: Judgement): boolean =>
  kind === 'matched' && (sentence.startsWith(wasNameless) || sentence.startsWith(byContactAlone))

/** Fathers and sons share names and addresses. */
const bornOnAnotherDay = ({ name }: IdHolder, has: string) =>
  `${name} has this ${has} but a different birthday. Is it the same person?`

/** An ID belongs to one member only, so it stays with the one who has it. */
export const isIdTaken = (
  { memberId }: Pick<Judgement, 'memberId'>,
  idHolder: IdHolder | undefined,
): idHolder is IdHolder => idHolder !== undefined && idHolder.memberId !== memberId

/** Velora may already have counted them. */
export const noteOnSpend = ({ spendCents, visits }: ListedPerson): readonly string[] =>
  spendCents > 0 || visits > 0 ? ['Spending and visits stay as Velora has counted them.'] : []

export const idAdded = (id: string): string => `The ID “${id}” is added.`

/** The sentence is kept for a month, so it doesn't name the other patient. */
export const idLeftOut = (id: string): string =>
  `The ID “${id}” belongs to another patient, so we left it out.`

function noteOnId(
  { externalId: id }: ListedPerson,
  judgement: Judgement,
  { idHolder }: KnownMatches,
): readonly string[] {
  if (!id) return []
  if (isIdTaken(judgement, idHolder)) return [idLeftOut(id)]
  return judgement.kind === 'matched' && !idHolder ? [idAdded(id)] : []
}

export const refused = (sentence: string): Judgement => ({
  kind: 'refused',
  sentence,
  memberId: null,
  isKnown: false,
})

const matched = ({ memberId }: IdHolder, sentence: string): Judgement => ({
  kind: 'matched',
  sentence,
  memberId,
  isKnown: false,
})

const unclear = (sentence: string, { memberId }: IdHolder): Judgement => ({
  kind: 'unclear',
  sentence,
  memberId,
  isKnown: false,
})

/** Without a first name, uses the last name or the contact until the name is known. */
export const namesOf = (
  { firstName, lastName }: Pick<ListedPerson, 'firstName' | 'lastName'>,
  contact: string | undefined,
) =>
  firstName === ''
    ? { firstName: lastName || (contact ? standInFor(contact) : 'Patient'), lastName: '' }
    : { firstName, lastName }

/** What a patient without a name is called: the local part of their email address, or their phone number. */
const standInFor = (contact: string): string => contact.replace(/@.*$/, '')

/** Whether the name is only a stand-in made of this contact. */
export const hasStandIn = ({ name, value }: { readonly name: string; readonly value: string }): boolean =>
  name === standInFor(value)
