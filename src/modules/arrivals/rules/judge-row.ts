import { comparableName } from './cells.ts'
import type { ListedPerson } from './person.ts'

export interface ContactHolder {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly memberId: string
  /** First and last name. */
  readonly name: string
}

export interface Judgement {
  readonly kind: 'new' | 'matched' | 'unclear' | 'refused'
  readonly sentence: string
  /** The patient it matches or may match. */
  readonly memberId: string | null
  /** Nothing to do: an earlier import already did it. */
  readonly isKnown: boolean
}

const what = { email: 'email address', phone: 'phone number' } as const

/**
 * Decides whether a listed person is already a patient. An ID that was imported before is proof, and so is a contact
 * plus the same name. A contact alone isn't, because families share them, and neither is a name.
 */
export function judgeRow(
  person: ListedPerson,
  known: {
    /** The member imported earlier under the same ID from the same system. */
    readonly importedAs: string | undefined
    readonly holders: readonly ContactHolder[]
    /** 'YYYY-MM-DD': anyone born later is too young. */
    readonly bornUntil: string
    readonly minimumAge: number
  },
): Judgement {
  if (person.birthday && person.birthday > known.bornUntil)
    return refused(`This patient is under ${known.minimumAge} and can’t be imported.`)
  if (known.importedAs)
    return { kind: 'matched', sentence: 'Already imported.', memberId: known.importedAs, isKnown: true }
  const name = comparableName(`${person.firstName} ${person.lastName}`)
  const sameName = known.holders.filter(holder => comparableName(holder.name) === name)
  const matches = new Set(sameName.map(({ memberId }) => memberId))
  const [match] = sameName
  if (match && matches.size === 1)
    return {
      kind: 'matched',
      sentence: withNotes(`${match.name} is already a patient with this ${what[match.kind]}.`, person),
      memberId: match.memberId,
      isKnown: false,
    }
  if (match)
    return unclear(`${matches.size} patients named ${match.name} have this ${what[match.kind]}.`, match)
  const [other] = known.holders
  if (other)
    return unclear(`${other.name} already has this ${what[other.kind]}. Is it the same person?`, other)
  return { kind: 'new', sentence: withNotes('New patient.', person), memberId: null, isKnown: false }
}

export const refused = (sentence: string): Judgement => ({
  kind: 'refused',
  sentence,
  memberId: null,
  isKnown: false,
})

const unclear = (sentence: string, { memberId }: ContactHolder): Judgement => ({
  kind: 'unclear',
  sentence,
  memberId,
  isKnown: false,
})

const withNotes = (sentence: string, { notes }: ListedPerson) => [sentence, ...notes].join(' ')
