import { newId } from '#platform/kernel/ids.ts'
import { consentsOf, noonOf, recordConsents, recordOptOuts } from './imported-consents.ts'
import { judgeAgain, nameOf, originsOf } from './judge-people.ts'
import { actorOf, leasedUntil, type PatientImport, sourceKey } from './patient-import.ts'
import type {
  ArrivalsPorts,
  ImportedConsent,
  ListedRow,
  RowEffects,
  RowFilter,
  SettledRow,
  WaitingRow,
} from './ports.ts'
import {
  bringsPoints,
  type ContactHolder,
  cameBefore,
  hasStandIn,
  idAdded,
  idLeftOut,
  importedBefore,
  importedWithoutPoints,
  isByContactAlone,
  namesOf,
} from './rules/judge-row.ts'
import { detailsOf, hasId, keyOfPoints, type ListedPerson } from './rules/person.ts'

/** The rows that aren't imported. */
const leftOut: RowFilter = { outcome: ['waiting', 'skipped'] }
const leftOutBatchSize = 500

/**
 * Adds or credits a member for each row, with consents and external IDs, in one transaction per batch. A row's effects
 * and outcome are written together, so a crash leaves nothing half done. At the end, records the opt-outs of the rows left
 * out. Sends no messages. If `goOn` returns false after a batch, the import stops.
 */
export async function importRows(
  ports: ArrivalsPorts,
  found: PatientImport,
  goOn: () => Promise<boolean>,
): Promise<void> {
  let settled = found.settledRows
  let last = 0
  let lastLeftOut = 0
  let whenAnalyzed = 60
  for (;;) {
    const count = await ports.inTransaction(async () => {
      // Lists of any two systems may have the same people, and each is compared with the patients there are.
      await ports.imports.takeTurn()
      if (!(await ports.imports.hold(found.id, 'running'))) return undefined
      const batch = await ports.rows.waiting(found.id, ports.imports.batchSize, last)
      const others =
        batch.length > 0 ? [] : await ports.rows.list(found.id, leftOut, leftOutBatchSize, lastLeftOut)
      if (batch.length > 0) await importBatch(ports, found, batch)
      else if (others.length > 0) await recordOptOuts(ports, found, others)
      else {
        await ports.imports.change(found.id, ['running'], { state: 'done', doneAt: ports.now() })
        return undefined
      }
      await ports.imports.renew(found.id, leasedUntil(ports.now()), settled + batch.length)
      last = batch.at(-1)?.number ?? last
      lastLeftOut = others.at(-1)?.number ?? lastLeftOut
      return batch.length
    })
    if (count === undefined) return
    settled += count
    if (settled >= 8 * whenAnalyzed) {
      whenAnalyzed = settled
      await ports.refreshStatistics()
    }
    if (!(await goOn())) return
  }
}

async function importBatch(
  ports: ArrivalsPorts,
  found: PatientImport,
  waiting: readonly WaitingRow[],
): Promise<void> {
  const { rows, origins, holdersOf, parsePhone } = ports
  const source = sourceKey(found.source)
  const listed = waiting.map(row => ({ ...row, details: detailsOf(row.person, parsePhone) }))
  const [known, holders] = await Promise.all([
    originsOf(
      ports,
      found.source,
      listed.map(({ key }) => key),
    ),
    holdersOf(listed.flatMap(({ details }) => details.contacts)),
  ])
  const isNewcomer = ({ kind, key }: WaitingRow) => kind === 'new' && isFirst(known.get(key))
  // The undo of a merge leaves matches without a member.
  const isUnmatched = ({ memberId, key }: WaitingRow) => memberId === null && isFirst(known.get(key))
  const doubtful = listed.filter(row => isUnmatched(row) || isByContactAlone(row))
  const judged = await judgeAgain(ports, found, doubtful, holders)
  const batch = listed.map(row => {
    const origin = known.get(row.key)
    const isPointsOnly = origin !== undefined && !isFirst(origin) && bringsPoints(row.person, origin)
    const judgement = isPointsOnly
      ? importedWithoutPoints(origin.memberId, row.person)
      : judged.get(row.number)
    // A match that lost its member and has no other is a new patient.
    const isNewNow = row.kind === 'matched' && row.memberId === null && !judgement
    const kind = isNewNow ? 'new' : row.kind
    return { ...row, isPointsOnly, wasNew: row.kind === 'new', kind, ...judgement }
  })
  const newcomers = await enrollAll(ports, batch.filter(isNewcomer), holders)
  const standIns = new Map(holders.filter(hasStandIn).map(({ memberId, name }) => [memberId, name]))
  const opened = await openAll(ports, found, newcomers)
  const cameWithPoints = await origins.membersFrom(
    source,
    batch.flatMap(({ key, memberId }) => (hasId(key) ? [] : (memberId ?? []))),
    found.id,
  )
  const settled: SettledRow[] = []
  const consents: ImportedConsent[] = []
  const arrived: Arrival[] = []
  for (const row of batch) {
    const origin = known.get(row.key)
    const newcomer = newcomers.get(row.number)
    const memberId = newcomer?.memberId ?? row.memberId
    const isKnown =
      (!isFirst(origin) && !row.isPointsOnly) ||
      (!newcomer && cameBefore(row, cameWithPoints.get(memberId ?? '')))
    const sentence = notAnymore(row) ?? (await reasonToSkip(ports, isKnown, memberId, newcomer !== undefined))
    if (sentence || memberId === null) {
      settled.push({
        ...{ number: row.number, outcome: 'skipped', sentence: sentence ?? '', effects: null },
        memberId: row.memberId,
      })
      continue
    }
    const effects = newcomer
      ? effectsOn(newcomer, row.person, opened)
      : await creditMember(ports, found, row, memberId, origin !== undefined, standIns.get(memberId))
    consents.push(
      ...consentsOf(ports, found, row.person, memberId).filter(
        ({ given }) => !given || newcomer || nameOf(row.person) !== '',
      ),
    )
    arrived.push({ row, effects })
  }
  const added = Map.groupBy(await recordConsents(ports, consents), ({ memberId }) => memberId)
  await origins.add(
    source,
    found.id,
    arrived.map(({ row: { key, person, isPointsOnly }, effects: { memberId } }) => {
      const other = isPointsOnly ? {} : person.other
      return {
        ...{ key: isPointsOnly ? keyOfPoints(key) : key, memberId },
        other: { ...other, points: String(person.points ?? 0), source: found.source },
        lastVisitAt: other['lastVisit'] ? noonOf(other['lastVisit'], ports.now()) : null,
      }
    }),
  )
  const named = await nameMembers(ports, arrived)
  const at = ports.now().toISOString()
  const done = named.map(({ effects, ...row }): SettledRow => {
    const decided = added.get(effects.memberId)?.map(({ number }) => number) ?? []
    return { ...row, effects: { ...effects, at, ...(!effects.isNew && { consents: decided }) } }
  })
  await rows.settle(found.id, [...settled, ...done])
}

/** Why a row that was new isn't imported: it may be somebody who has become a patient since the dry run. */
function notAnymore({ kind, sentence }: WaitingRow): string | undefined {
  if (kind === 'unclear') return `${sentence} To decide, please import this list again.`
  return kind === 'refused' ? sentence : undefined
}

interface Arrival {
  readonly row: WaitingRow & { readonly isPointsOnly: boolean }
  readonly effects: Omit<RowEffects, 'isNamed'>
}

/** Gives members the other system's ID, so the POS can find them, unless another member got it since the check. */
async function nameMembers(
  { addExternalIds, membersByExternalIds, countEntries }: ArrivalsPorts,
  arrived: readonly Arrival[],
): Promise<readonly (SettledRow & { readonly effects: RowEffects })[]> {
  const named = arrived.flatMap(({ row: { person }, effects: { memberId } }) =>
    person.externalId ? [{ memberId, externalId: person.externalId }] : [],
  )
  const added = new Set(await addExternalIds(named))
  const holders = new Map(
    (
      await membersByExternalIds(named.flatMap(({ externalId }) => (added.has(externalId) ? [] : externalId)))
    ).map(holder => [holder.externalId, holder]),
  )
  const settled = async ({ row, effects }: Arrival) => {
    const id = row.person.externalId ?? ''
    const holder = holders.get(id)
    const sentence =
      holder && holder.memberId !== effects.memberId
        ? `${row.sentence.replace(` ${idAdded(id)}`, '')} ${idLeftOut(id)}`
        : row.sentence
    const entryNumber = effects.entryNumber ?? (effects.isNew ? null : await countEntries(effects.memberId))
    return {
      ...{ number: row.number, outcome: 'done' as const, sentence },
      effects: { ...effects, isNamed: added.has(id), entryNumber, isPointsOnly: row.isPointsOnly },
    }
  }
  return Promise.all(arrived.map(settled))
}

async function reasonToSkip(
  { holdMember }: Pick<ArrivalsPorts, 'holdMember'>,
  isKnown: boolean,
  memberId: string | null,
  isNew: boolean,
): Promise<string | undefined> {
  if (isKnown) return importedBefore
  const isThere = isNew || (memberId !== null && (await holdMember(memberId)))
  return isThere ? undefined : 'This patient no longer has an account.'
}

interface Newcomer {
  readonly memberId: string
  readonly row: WaitingRow
}

/** Opens the balances and tiers of a whole batch together, because one by one is slow for thousands of patients. */
async function openAll(
  { openImported, placeImported, now }: ArrivalsPorts,
  found: PatientImport,
  newcomers: ReadonlyMap<number, Newcomer>,
): Promise<ReadonlySet<string>> {
  const all = [...newcomers.values()]
  const spent = all.map(({ memberId, row: { person } }) => ({ memberId, ...spendOf(person) }))
  await placeImported(spent.filter(({ spendCents, visits }) => spendCents > 0 || visits > 0))
  return openImported(
    all
      .map(({ memberId, row: { key, person } }) => ({
        ...{ memberId, points: person.points ?? 0 },
        reference: referenceOf(found, key),
      }))
      .filter(({ points }) => points > 0),
    { reason: `Imported from ${found.source}`, actor: actorOf(found.id), at: now() },
  )
}

const spendOf = ({ spendCents, visits }: ListedPerson) => ({ spendCents, visits })

const referenceOf = ({ source }: PatientImport, key: string) => `import:${sourceKey(source)}:${key}`

const effectsOn = (
  { memberId }: Newcomer,
  person: ListedPerson,
  opened: ReadonlySet<string>,
): Arrival['effects'] => ({
  ...{ memberId, isNew: true, ...spendOf(person) },
  ...(opened.has(memberId)
    ? { points: person.points ?? 0, entryNumber: 1 }
    : { points: 0, entryNumber: null }),
})

const isFirst = (origin: { readonly isUndone: boolean } | undefined) =>
  origin === undefined || origin.isUndone

const newForMs = 61 * 86_400_000

/**
 * When a patient of the other system joined: at the latest 61 days ago if the list doesn't say, so that offers for new
 * customers don't go to everyone on it.
 */
function joinedAt({ joined, other }: ListedPerson, now: Date): Date {
  if (joined) return noonOf(joined, now)
  const latest = new Date(now.getTime() - newForMs)
  return other['lastVisit'] ? noonOf(other['lastVisit'], latest) : latest
}

/** The new members by row number. A contact is shared if a patient already has it, or one earlier in the list. */
async function enrollAll(
  { importMembers, now }: ArrivalsPorts,
  rows: readonly ListedRow[],
  holders: readonly ContactHolder[],
): Promise<ReadonlyMap<number, Newcomer>> {
  const at = now()
  const people = rows.map(row => ({ row, id: newId(at.getTime()), ...row.details }))
  const nameOf = ({ kind, value }: { readonly kind: string; readonly value: string }) => `${kind} ${value}`
  const taken = new Set(holders.map(nameOf))
  await importMembers(
    people.map(({ id, row: { person }, contacts, birthday }) => ({
      ...{ id, birthday, createdAt: joinedAt(person, at) },
      ...namesOf(person, contacts[0]?.value),
      contacts: contacts.map(contact => {
        const isShared = taken.has(nameOf(contact))
        taken.add(nameOf(contact))
        return { ...contact, isShared }
      }),
    })),
  )
  return new Map(people.map(({ row, id: memberId }) => [row.number, { memberId, row }]))
}

/**
 * For existing patients, changes the balance and fills in what is missing, but not spend or visits, because Velora may
 * already have counted them. Patients who were new in the dry run get the points that it promised them.
 */
async function creditMember(
  { postImported, fillIn, now }: ArrivalsPorts,
  found: PatientImport,
  { key, person, details, wasNew }: ListedRow & { readonly wasNew: boolean },
  memberId: string,
  isAgain: boolean,
  standIn: string | undefined,
): Promise<Arrival['effects']> {
  const balances = wasNew ? 'add' : found.balances
  const isReplacing = balances === 'replace'
  const posted =
    balances === 'keep' || person.points === null
      ? undefined
      : await postImported({
          ...{ memberId, points: person.points, isReplacing, at: now() },
          reference: `${referenceOf(found, key)}${isAgain ? `:${found.id}` : ''}`,
          ...{ reason: `Imported from ${found.source}`, actor: actorOf(found.id) },
        })
  const entry = { points: posted?.amount ?? 0, entryNumber: posted?.number ?? null }
  const name =
    standIn && nameOf(person) !== '' ? { insteadOf: standIn, ...namesOf(person, undefined) } : undefined
  const filled = await fillIn(memberId, { ...details, name })
  return { memberId, isNew: false, ...entry, spendCents: 0, visits: 0, filled, insteadOf: name?.insteadOf }
}
