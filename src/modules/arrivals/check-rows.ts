import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { PatientImport } from './patient-import.ts'
import { externalIdOf, leasedUntil, sourceKey } from './patient-import.ts'
import type { ArrivalsPorts, JudgedRow } from './ports.ts'
import { isEmptyRow } from './read-overview.ts'
import { comparableName } from './rules/cells.ts'
import {
  alreadyImported,
  isCounted,
  isIdTaken,
  type Judgement,
  judgeRow,
  refused,
} from './rules/judge-row.ts'
import { hasId, identityOf, type ListedPerson, readPerson, twinOf } from './rules/person.ts'
import { readRest } from './rules/row-fields.ts'
import type { TableRow } from './rules/table.ts'
import { totalsOf } from './totals.ts'

const batchSize = 500

/** The dry run: decides what would happen to each row, with totals. Changes no patient. */
export async function checkRows(
  ports: ArrivalsPorts,
  found: PatientImport,
  goOn: () => Promise<boolean>,
): Promise<void> {
  const { imports, files, rows, now } = ports
  await rows.removeAll(found.id)
  let settled = 0
  let batch: TableRow[] = []
  const flush = async () => {
    await rows.add(found.id, await judged(ports, found, batch))
    settled += batch.length
    batch = []
    await imports.renew(found.id, leasedUntil(now()), settled)
    return goOn()
  }
  for await (const row of files.rowsOf(found.id)) {
    if (row.number <= found.headingRow || isEmptyRow(row)) continue
    if (batch.push(row) === batchSize && !(await flush())) return
  }
  if (batch.length > 0 && !(await flush())) return
  await rows.refuseRepeats(found.id, sameAs)
  await imports.change(found.id, ['checking'], { state: 'checked', totals: await totalsOf(ports, found.id) })
}

/** The sentence for a row that repeats an earlier one. */
export const sameAs = (row: string): string => `This is the same person as in row ${row}.`

/** A row as read; its external ID is the one in the file. */
interface RowToJudge {
  readonly number: number
  readonly person: ListedPerson
  /** Why it can't be imported, if it can't be read. The person is then what could be read. */
  readonly unreadable?: string
}

function judged(
  ports: ArrivalsPorts,
  found: PatientImport,
  batch: readonly TableRow[],
): Promise<readonly JudgedRow[]> {
  const thisYear = Number(clinicDay(ports.now(), ports.timeZone).slice(0, 4))
  const listed = found.chosen.flatMap(choice => {
    const column = found.columns.find(({ index }) => index === choice.index)
    return column ? { ...column, ...choice } : []
  })
  const read = batch.map(({ number, cells }): RowToJudge => {
    const result = readPerson(cells, listed, thisYear)
    if ('person' in result) return { number, person: result.person }
    return { number, person: readRest(cells, listed, thisYear), unreadable: result.refused }
  })
  return judgePeople(ports, found, read)
}

/** Decides what would happen to each row; also after staff have corrected it. */
export async function judgePeople(
  ports: ArrivalsPorts,
  { source }: Pick<PatientImport, 'source'>,
  people: readonly RowToJudge[],
): Promise<readonly JudgedRow[]> {
  const { now, timeZone, minimumAge, digest, origins, holdersOf, membersByExternalIds } = ports
  const today = clinicDay(now(), timeZone)
  const bornUntil = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`
  const read = people.map(({ number, person, unreadable }) => {
    const externalId = person.externalId && externalIdOf(source, person.externalId)
    const result = { person: { ...person, externalId } }
    if (unreadable) return { number, result, unreadable, key: '', twin: '', contacts: [] }
    const identity = identityOf(person)
    const key = person.externalId ? identity : digest(identity)
    const twin = twinOf(person)
    return {
      ...{ number, result, unreadable, key, twin: twin && digest(twin) },
      contacts: contactsOf(ports, person),
    }
  })
  const [tierNames, known, holders, named] = await Promise.all([
    ports.tiers(),
    origins.of(
      sourceKey(source),
      read.flatMap(({ key }) => (key ? [key] : [])),
    ),
    holdersOf(read.flatMap(({ contacts }) => contacts)),
    membersByExternalIds(
      read.flatMap(({ result, unreadable }) => (unreadable ? [] : (result.person.externalId ?? []))),
    ),
  ])
  const byId = new Map(named.map(holder => [holder.externalId, holder]))
  const byContact = Map.groupBy(holders, ({ kind, value }) => `${kind} ${value}`)
  const judgements = read.map(({ number, result, unreadable, key, twin, contacts }): JudgedRow => {
    const { person } = result
    if (unreadable) return { number, key, twin, person, ...refused(unreadable) }
    const origin = known.get(key)
    const idHolder = byId.get(person.externalId ?? '')
    const judgement = judgeRow(withPhoneNotes(ports, person), {
      importedAs: origin && !origin.isUndone ? origin.memberId : undefined,
      holders: contacts.flatMap(({ kind, value }) => byContact.get(`${kind} ${value}`) ?? []),
      idHolder,
      bornUntil,
      minimumAge,
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
  )
  return judgements.map(row => {
    const { kind, memberId } = row
    if (kind !== 'matched' || !memberId || !isCounted(row, cameWithPoints.get(memberId))) return row
    return { ...row, ...alreadyImported(memberId) }
  })
}

function withPhoneNotes(
  { parsePhone }: Pick<ArrivalsPorts, 'parsePhone'>,
  person: ListedPerson,
): ListedPerson {
  const notes = person.phones
    .map(parsePhone)
    .filter(({ isValid }) => !isValid)
    .map(({ value }) => `“${value}” isn’t a valid phone number, so we’ll keep it as written.`)
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
  const note = `The list says “${listed.slice(0, 60)}”, but tiers come from spend: ${reached}.`
  return { ...judgement, sentence: `${judgement.sentence} ${note}` }
}

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
