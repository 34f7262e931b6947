import { newId } from '#platform/kernel/ids.ts'
import { type PatientImport, sourceKey } from './patient-import.ts'
import type { ArrivalsPorts, RowEffects, SettledRow, WaitingRow } from './ports.ts'
import type { ListedPerson } from './rules/person.ts'

/** Few enough that a check-in never waits long for the embedded database's only connection. */
const batchSize = 50

/**
 * Makes members of the rows, a batch in one transaction: what a row did and that it is done are written together, so that a
 * process that dies leaves nothing half done. Nobody is sent anything.
 */
export async function importRows(
  ports: ArrivalsPorts,
  found: PatientImport,
  goOn: (settledRows: number) => Promise<boolean>,
): Promise<void> {
  let settled = found.settledRows
  for (;;) {
    const count = await ports.inTransaction(async () => {
      if (!(await ports.imports.hold(found.id, 'running'))) return undefined
      const batch = await ports.rows.waiting(found.id, batchSize)
      if (batch.length === 0)
        await ports.imports.change(found.id, ['running'], { state: 'done', doneAt: ports.now() })
      else {
        await importBatch(ports, found, batch)
        await ports.imports.change(found.id, ['running'], { settledRows: settled + batch.length })
      }
      return batch.length
    })
    if (!count) return
    settled += count
    if (!(await goOn(settled))) return
  }
}

async function importBatch(
  ports: ArrivalsPorts,
  found: PatientImport,
  batch: readonly WaitingRow[],
): Promise<void> {
  const { rows, origins } = ports
  const source = sourceKey(found.source)
  const known = await origins.of(
    source,
    batch.map(({ key }) => key),
  )
  const newcomers = await enrollAll(
    ports,
    batch.filter(({ kind, key }) => kind === 'new' && isFirst(known.get(key))),
  )
  const settled: SettledRow[] = []
  const arrived: Parameters<typeof origins.add>[2][number][] = []
  for (const row of batch) {
    const origin = known.get(row.key)
    const isNew = newcomers.has(row.number)
    const memberId = newcomers.get(row.number) ?? row.memberId
    if (!isFirst(origin) || memberId === null) {
      settled.push({ number: row.number, outcome: 'skipped', sentence: 'Imported before.', effects: null })
      continue
    }
    if (!isNew && !(await ports.holdMember(memberId))) {
      settled.push({
        number: row.number,
        outcome: 'skipped',
        sentence: 'This patient has left.',
        effects: null,
      })
      continue
    }
    const effects = await applyRow(ports, found, row, { memberId, isNew, isAgain: origin !== undefined })
    settled.push({ number: row.number, outcome: 'done', sentence: row.sentence, effects })
    arrived.push({ key: row.key, memberId, other: row.person.other })
  }
  await origins.add(source, found.id, arrived)
  await rows.settle(found.id, settled)
}

const isFirst = (origin: { readonly isUndone: boolean } | undefined) =>
  origin === undefined || origin.isUndone

/** By the number of their row. A contact that others have, here or in the same list, is shared. */
async function enrollAll(
  { parsePhone, holdersOf, importMembers, now }: ArrivalsPorts,
  newcomers: readonly WaitingRow[],
): Promise<ReadonlyMap<number, string>> {
  const at = now()
  const people = newcomers.map(({ number, person }) => ({
    ...{ number, person, id: newId(at.getTime()) },
    contacts: [
      ...person.emails.map(value => ({ kind: 'email', value, isValid: true }) as const),
      ...person.phones.map(phone => ({ kind: 'phone', ...parsePhone(phone) }) as const),
    ],
  }))
  const nameOf = ({ kind, value }: { readonly kind: string; readonly value: string }) => `${kind} ${value}`
  const all = people.flatMap(({ contacts }) => contacts)
  const taken = new Set((await holdersOf(all)).map(nameOf))
  await importMembers(
    people.map(({ id, person, contacts }) => ({
      ...{ id, dateOfBirth: person.birthday, createdAt: joinedAt(person, at) },
      ...namesOf(person, contacts[0]?.value),
      contacts: contacts.map(contact => {
        const isShared = taken.has(nameOf(contact))
        taken.add(nameOf(contact))
        return { ...contact, isShared }
      }),
    })),
  )
  return new Map(people.map(({ number, id }) => [number, id]))
}

/** Somebody without a name is called by their contact until somebody asks. */
const namesOf = ({ firstName, lastName }: ListedPerson, contact: string | undefined) =>
  firstName === ''
    ? { firstName: lastName || (contact?.split('@')[0] ?? 'Patient'), lastName: '' }
    : { firstName, lastName }

function joinedAt({ joined }: ListedPerson, at: Date): Date {
  const noon = new Date(`${joined}T12:00:00Z`)
  return joined && noon < at ? noon : at
}

async function applyRow(
  ports: ArrivalsPorts,
  found: PatientImport,
  { key, person }: WaitingRow,
  {
    memberId,
    isNew,
    isAgain,
  }: { readonly memberId: string; readonly isNew: boolean; readonly isAgain: boolean },
): Promise<RowEffects> {
  const at = ports.now()
  const reference = `import:${sourceKey(found.source)}:${key}${isAgain ? `:${found.id}` : ''}`
  const posted =
    (isNew || found.balances !== 'keep') && (person.points > 0 || (!isNew && found.balances === 'replace'))
      ? await ports.postImported({
          ...{ memberId, points: person.points, isReplacing: !isNew && found.balances === 'replace' },
          ...{ reference, reason: `Imported from ${found.source}`, actor: `import:${found.id}`, at },
        })
      : undefined
  // Somebody who is a patient already has their own spend and visits here, which the other system may have counted as well.
  const spend = isNew
    ? { spendCents: person.spendCents, visits: person.visits }
    : { spendCents: 0, visits: 0 }
  if (spend.spendCents > 0 || spend.visits > 0)
    await ports.addImportedSpend(memberId, spend.spendCents, spend.visits)
  await recordConsents(ports, found, person, memberId)
  return { memberId, isNew, points: posted?.amount ?? 0, entryNumber: posted?.number ?? null, ...spend }
}

/** A no always comes along, a yes only with its date and where it was given (D-47). */
async function recordConsents(
  { parsePhone, recordImportedConsent, now }: ArrivalsPorts,
  { source }: PatientImport,
  { consents, phones }: ListedPerson,
  memberId: string,
): Promise<void> {
  const number = phones.map(parsePhone).find(({ isValid }) => isValid)?.value ?? null
  for (const { channel, given, date, source: where } of consents) {
    const isProved = date !== null && where !== null && (channel === 'email' || number !== null)
    if (given && !isProved) continue
    const at = date === null ? now() : new Date(`${date}T12:00:00Z`)
    if (at > now()) continue
    await recordImportedConsent(memberId, {
      ...{ channel, given, at, wording: 'imported' },
      number: given && channel === 'sms' ? number : null,
      source: `import from ${source}${where ? `: ${where}` : ''}`,
    })
  }
}
