import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { externalIdOf, type PatientImport, sourceKey } from './patient-import.ts'
import type { ArrivalsPorts, JudgedRow, ListedRow, Origin, StoredRow, WaitingRow } from './ports.ts'
import { comparableName, startOf } from './rules/cells.ts'
import {
  alreadyImported,
  type ContactHolder,
  cameBefore,
  decidedAsNew,
  holdersByContact,
  isDecided,
  isIdTaken,
  type Judgement,
  judgeRow,
  refused,
  wasNameless,
} from './rules/judge-row.ts'
import {
  detailsOf,
  externalIdIn,
  hasId,
  identityOf,
  keyOfPoints,
  type ListedPerson,
  twinsOf,
} from './rules/person.ts'

/** The sentence for a row that repeats an earlier one. */
const sameAs = (row: string): string => `This is the same person as in row ${row}.`

/** Compares the judged rows with one another: refuses repeats, and doubts that several are the same patient. */
export async function compareRows({ rows }: Pick<ArrivalsPorts, 'rows'>, importId: string): Promise<void> {
  await rows.refuseRepeats(importId, sameAs)
  const matches = (await rows.matches(importId)).filter(
    row => row.sentence.startsWith(wasNameless) || isDecided(row),
  )
  for (const rivals of Map.groupBy(matches, ({ memberId }) => memberId).values())
    if (rivals.length > 1)
      for (const row of rivals)
        if (!isDecided(row)) await rows.decide(importId, row.number, areRivals(row.memberId))
}

/** The patient has no name yet, so only one of a family can be that patient. */
const areRivals = (memberId: string | null): Judgement => ({
  ...{ kind: 'unclear', memberId, isKnown: false },
  sentence: 'Several rows share a contact with this patient, who has no name yet. Is it this person?',
})

/** A row as read; its external ID is the one in the file. */
export interface RowToJudge {
  readonly number: number
  readonly person: ListedPerson
  /** Instead of what identifies it in the file, if staff say it's another person than the earlier row that it repeats. */
  readonly key?: string | undefined
  /** Why it can't be imported, if it can't be read. The person is then what could be read. */
  readonly unreadable?: string
}

const isAnother = ({ twin }: Pick<StoredRow, 'twin'>) => twin.startsWith('another-')

/**
 * A stored row as it's in the file, or as staff corrected it. The stored ID has a source prefix, or is missing if another
 * patient has it.
 */
export function asRead({ source }: Pick<PatientImport, 'source'>, row: WaitingRow): RowToJudge {
  const { number, key, person } = row
  const externalId = hasId(key)
    ? externalIdIn(key)
    : (person.externalId?.slice(externalIdOf(source, '').length) ?? null)
  return { number, person: { ...person, externalId }, key: isAnother(row) ? key : undefined }
}

/** Decides what would happen to each row; also after staff have corrected it. */
export async function judgePeople(
  ports: ArrivalsPorts,
  { id, source }: Pick<PatientImport, 'id' | 'source'>,
  people: readonly RowToJudge[],
): Promise<readonly JudgedRow[]> {
  const { digest, origins, membersByExternalIds } = ports
  const ageRule = ageRuleOf(ports)
  const read = people.map(({ number, person, unreadable, key: own }) => {
    const externalId = person.externalId && externalIdOf(source, person.externalId)
    const result = { person: { ...person, externalId } }
    if (unreadable) return { number, result, unreadable, key: '', twin: '', contacts: [] }
    const identity = identityOf(person)
    const key = own ?? (person.externalId ? identity : digest(identity))
    const born = (twin: string) => (person.birthday ? `:${digest(`${twin}\n${person.birthday}`)}` : '')
    const twins = twinsOf(person, detailsOf(person, ports.parsePhone).contacts)
    const twin = own ? `another-${number}` : twins.map(each => digest(each) + born(each)).join(' ')
    return { number, result, unreadable, key, twin, contacts: contactsOf(ports, person) }
  })
  const [tierNames, known, holders, named] = await Promise.all([
    ports.tiers(),
    originsOf(
      ports,
      source,
      read.flatMap(({ key }) => (key ? [key] : [])),
    ),
    ports.holdersOf(read.flatMap(({ contacts }) => contacts)),
    membersByExternalIds(
      read.flatMap(({ result, unreadable }) => (unreadable ? [] : (result.person.externalId ?? []))),
    ),
  ])
  const byId = new Map(named.map(holder => [holder.externalId, holder]))
  const holdersOf = holdersByContact(holders)
  const judgements = read.map(({ number, result, unreadable, key, twin, contacts }): JudgedRow => {
    const { person } = result
    if (unreadable) return { number, key, twin, person, ...refused(unreadable) }
    const origin = known.get(key)
    const idHolder = byId.get(person.externalId ?? '')
    const judgement = judgeRow(withNotes(ports, person), {
      importedAs: origin?.isUndone ? undefined : origin,
      holders: holdersOf(contacts),
      idHolder,
      ...ageRule,
    })
    const externalId = isIdTaken(judgement, idHolder) ? null : person.externalId
    return {
      ...{ number, key, twin, person: { ...person, externalId } },
      ...withTierNote(judgement, person, tierNames),
    }
  })
  const matched = judgements.filter(({ kind, key }) => kind === 'matched' && !hasId(key))
  const cameWithPoints = await origins.membersFrom(
    sourceKey(source),
    matched.flatMap(({ memberId }) => memberId ?? []),
    id,
  )
  return judgements.map(row => {
    const { kind, memberId } = row
    if (kind === 'matched' && memberId && cameBefore(row, cameWithPoints.get(memberId)))
      return { ...row, ...alreadyImported(memberId) }
    return isAnother(row) ? { ...row, ...asAnother(row) } : row
  })
}

/** Whom earlier rows with these keys brought, and whether with points, which a later list may have added. */
export async function originsOf(
  { origins }: Pick<ArrivalsPorts, 'origins'>,
  source: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Origin>> {
  const found = await origins.of(sourceKey(source), keys)
  const lacking = [...found.values()].filter(({ isUndone, withPoints }) => isUndone || !withPoints)
  if (lacking.length === 0) return found
  const added = await origins.of(
    sourceKey(source),
    lacking.map(({ key }) => keyOfPoints(key)),
  )
  const ofKey = ([key, origin]: readonly [string, Origin]) => {
    const points = added.get(keyOfPoints(key))
    return [key, points && !points.isUndone ? points : origin] as const
  }
  return new Map([...found].map(ofKey))
}

/** The earlier row may be the patient whom this one matches, too. */
function asAnother({ kind, sentence, isKnown }: JudgedRow): Partial<JudgedRow> {
  if (kind === 'new') return { sentence: sentence.replace('New patient.', decidedAsNew) }
  if (kind === 'matched' && !isKnown)
    return { kind: 'unclear', sentence: `${sentence} Is it the same person?` }
  return {}
}

/**
 * Judges rows again that would be new patients or were matched by a contact alone, unless staff decided so: since the
 * dry run, the same people may have become patients. Members added by this import are left out, because the dry run
 * already compared its own rows. Returns the judgements, except for rows that are still new.
 */
export async function judgeAgain(
  ports: Pick<
    ArrivalsPorts,
    'rows' | 'membersByExternalIds' | 'parsePhone' | 'now' | 'timeZone' | 'minimumAge'
  >,
  { id }: Pick<PatientImport, 'id'>,
  rows: readonly ListedRow[],
  holders: readonly ContactHolder[],
): Promise<ReadonlyMap<number, Judgement>> {
  const undecided = rows.filter(({ sentence }) => !sentence.startsWith(decidedAsNew))
  const named = await ports.membersByExternalIds(undecided.flatMap(({ person }) => person.externalId ?? []))
  const found = [...holders, ...named].map(({ memberId }) => memberId)
  const own = new Set(found.length > 0 ? await ports.rows.enrolled(id, found) : [])
  const byId = new Map(named.map(holder => [holder.externalId, holder]))
  const holdersOf = holdersByContact(holders)
  const isEarlier = ({ memberId }: { readonly memberId: string }) => !own.has(memberId)
  const ageRule = ageRuleOf(ports)
  const judged = undecided.map(({ number, person, details }) => {
    const idHolder = byId.get(person.externalId ?? '')
    const valid = details.contacts.filter(({ isValid }) => isValid)
    const judgement = judgeRow(withNotes(ports, person), {
      importedAs: undefined,
      holders: holdersOf(valid).filter(isEarlier),
      idHolder: idHolder && isEarlier(idHolder) ? idHolder : undefined,
      ...ageRule,
    })
    return [number, judgement] as const
  })
  const nameless = judged.filter(([, { sentence }]) => sentence.startsWith(wasNameless))
  const rivals = Map.groupBy(nameless, ([, { memberId }]) => memberId)
  return new Map(
    judged
      .filter(([, { kind }]) => kind !== 'new')
      .map(([number, judgement]) => {
        const { memberId } = judgement
        const isRival = judgement.sentence.startsWith(wasNameless) && (rivals.get(memberId)?.length ?? 0) > 1
        return [number, isRival ? areRivals(memberId) : judgement]
      }),
  )
}

export const nameOf = ({ firstName, lastName }: Pick<ListedPerson, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** The contacts to search for; an invalid number isn't one. */
export const contactsOf = (
  { parsePhone }: Pick<ArrivalsPorts, 'parsePhone'>,
  { emails, phones }: Pick<ListedPerson, 'emails' | 'phones'>,
) => [
  ...emails.map(value => ({ kind: 'email', value }) as const),
  ...phones
    .map(parsePhone)
    .filter(({ isValid }) => isValid)
    .map(({ value }) => ({ kind: 'phone', value }) as const),
]

/** The patients that each row may be: everyone with one of its contacts, and the one that the rules found. */
export async function candidatesOf(
  ports: Pick<ArrivalsPorts, 'parsePhone' | 'holdersOf'>,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const people = rows.flatMap(row => (row.person ? [{ ...row, person: row.person }] : []))
  const holders = await ports.holdersOf(people.flatMap(({ person }) => contactsOf(ports, person)))
  const patientsOf = holdersByContact(holders.filter(({ isStaff }) => !isStaff))
  return new Map(
    people.map(({ number, memberId, person }) => {
      const name = comparableName(nameOf(person))
      const own = patientsOf(contactsOf(ports, person)).toSorted(
        (a, b) => Number(comparableName(b.name) === name) - Number(comparableName(a.name) === name),
      )
      return [number, [...new Set([...own.map(holder => holder.memberId), ...(memberId ? [memberId] : [])])]]
    }),
  )
}

function ageRuleOf({ now, timeZone, minimumAge }: Pick<ArrivalsPorts, 'now' | 'timeZone' | 'minimumAge'>) {
  const today = clinicDay(now(), timeZone)
  return { minimumAge, bornUntil: `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}` }
}

function withNotes({ parsePhone }: Pick<ArrivalsPorts, 'parsePhone'>, person: ListedPerson): ListedPerson {
  const notes = person.phones
    .map(parsePhone)
    .filter(({ isValid }) => !isValid)
    .map(({ value }) => `“${value}” isn’t a valid phone number, so we’ll keep it as written.`)
  if (person.other['blocked'])
    notes.push('This patient was blocked in the other system. The block isn’t imported.')
  return { ...person, notes: [...person.notes, ...notes] }
}

type Tiers = Awaited<ReturnType<ArrivalsPorts['tiers']>>

const tierBySpend = (tiers: Tiers, spendCents: number) =>
  (tiers.findLast(({ fromCents }) => spendCents >= fromCents) ?? tiers[0])?.name

/** Says so if a new patient's tier in the list isn't the one that their spend reaches. */
function withTierNote(judgement: Judgement, { other, spendCents }: ListedPerson, tiers: Tiers): Judgement {
  const [listed, reached] = [other['tier'], tierBySpend(tiers, spendCents)]
  if (judgement.kind !== 'new' || !listed || !reached) return judgement
  if (comparableName(listed) === comparableName(reached)) return judgement
  const note = `The list says “${startOf(listed, 60)}”, but tiers depend on spending, so this patient starts at ${reached}.`
  return { ...judgement, sentence: `${judgement.sentence} ${note}` }
}
