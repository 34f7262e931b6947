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
import type { TableRow } from './rules/table.ts'

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
  await rows.refuseRepeats(found.id, row => `This is the same person as in row ${row}.`)
  await imports.change(found.id, ['checking'], { state: 'checked', totals: await totalsOf(ports, found.id) })
}

async function judged(
  ports: ArrivalsPorts,
  { source, chosen, columns }: PatientImport,
  batch: readonly TableRow[],
): Promise<readonly JudgedRow[]> {
  const { now, timeZone, minimumAge, parsePhone, digest, origins, holdersOf, membersByExternalIds, tiers } =
    ports
  const today = clinicDay(now(), timeZone)
  const thisYear = Number(today.slice(0, 4))
  const bornUntil = `${thisYear - minimumAge}${today.slice(4)}`
  const listed = chosen.flatMap(choice => {
    const column = columns.find(({ index }) => index === choice.index)
    return column ? { ...column, ...choice } : []
  })
  const read = batch.map(({ number, cells }) => {
    const result = readPerson(cells, listed, thisYear)
    if ('refused' in result) return { number, result, key: '', twin: '', contacts: [] }
    const phones = result.person.phones.map(parsePhone)
    const person = withPhoneNotes(result.person, phones)
    const identity = identityOf(person)
    const key = person.externalId ? identity : digest(identity)
    const twin = twinOf(person)
    const externalId = person.externalId && externalIdOf(source, person.externalId)
    return {
      ...{ number, result: { person: { ...person, externalId } }, key, twin: twin && digest(twin) },
      contacts: contactsOf(person.emails, phones),
    }
  })
  const [tierNames, known, holders, named] = await Promise.all([
    tiers(),
    origins.of(
      sourceKey(source),
      read.flatMap(({ key }) => (key ? [key] : [])),
    ),
    holdersOf(read.flatMap(({ contacts }) => contacts)),
    membersByExternalIds(
      read.flatMap(({ result }) => ('person' in result ? (result.person.externalId ?? []) : [])),
    ),
  ])
  const byId = new Map(named.map(holder => [holder.externalId, holder]))
  const byContact = Map.groupBy(holders, ({ kind, value }) => `${kind} ${value}`)
  const judgements = read.map(({ number, result, key, twin, contacts }): JudgedRow => {
    if ('refused' in result) return { number, key, twin, person: null, ...refused(result.refused) }
    const origin = known.get(key)
    const { person } = result
    const idHolder = byId.get(person.externalId ?? '')
    const judgement = judgeRow(person, {
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

type Parsed = ReturnType<ArrivalsPorts['parsePhone']>

function withPhoneNotes(person: ListedPerson, phones: readonly Parsed[]): ListedPerson {
  const notes = phones
    .filter(({ isValid }) => !isValid)
    .map(({ value }) => `“${value}” isn’t a valid phone number. We keep it as written.`)
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

const contactsOf = (
  emails: readonly string[],
  phones: readonly { readonly value: string; readonly isValid: boolean }[],
) => [
  ...emails.map(value => ({ kind: 'email', value }) as const),
  // Don't search for an invalid number.
  ...phones.filter(({ isValid }) => isValid).map(({ value }) => ({ kind: 'phone', value }) as const),
]

async function totalsOf(
  { rows, tiers, pointRate }: Pick<ArrivalsPorts, 'rows' | 'tiers' | 'pointRate'>,
  importId: string,
) {
  const counts = await rows.counts(importId)
  const names = await tiers()
  const reached: Record<string, number> = Object.fromEntries(names.map(({ name }) => [name, 0]))
  let points = 0
  let matchedPoints = 0
  let spendCents = 0
  for await (const batch of rows.amounts(importId))
    for (const amount of batch) {
      if (amount.kind === 'matched') matchedPoints += amount.points
      if (amount.kind !== 'new') continue
      points += amount.points
      spendCents += amount.spendCents
      const name = tierBySpend(names, amount.spendCents)
      if (name !== undefined) reached[name] = (reached[name] ?? 0) + 1
    }
  const rate = await pointRate()
  const worthCents = rate ? Math.round((points * rate.cents) / rate.points) : null
  return { ...counts, points, worthCents, matchedPoints, spendCents, tiers: reached }
}
