import { actorOf, externalIdOf, leasedUntil, type PatientImport, sourceKey } from './patient-import.ts'
import type { Activity, ArrivalsPorts, DoneRow, SettledRow } from './ports.ts'
import { namesOf } from './rules/judge-row.ts'
import { detailsOf, externalIdIn, keyOfPoints } from './rules/person.ts'

/** Few enough that a check-in doesn't wait long. */
const batchSize = 50

/**
 * Undoes an import from its last row up, one transaction per batch. A patient may have several rows, and each was added
 * to the balance that the ones before it left. Members with activity since the import are kept and listed.
 */
export async function undoRows(
  ports: ArrivalsPorts,
  found: PatientImport,
  goOn: () => Promise<boolean>,
): Promise<void> {
  let settled = found.settledRows
  let last: number | undefined
  for (;;) {
    const count = await ports.inTransaction(async () => {
      // Another list may be about to credit the same people.
      await ports.imports.takeTurn()
      if (!(await ports.imports.hold(found.id, 'undoing'))) return undefined
      const batch = await ports.rows.done(found.id, batchSize, last)
      if (batch.length === 0) {
        await ports.imports.change(found.id, ['undoing'], { state: 'undone' })
        // Their check may have been under way when the undo began.
        await ports.imports.checkAgain()
      } else {
        await undoBatch(ports, found, batch)
        await ports.imports.renew(found.id, leasedUntil(ports.now()), settled + batch.length)
      }
      last = batch.at(-1)?.number ?? last
      return batch.length
    })
    if (!count) return
    settled += count
    if (!(await goOn())) return
  }
}

async function undoBatch(
  ports: ArrivalsPorts,
  found: PatientImport,
  batch: readonly DoneRow[],
): Promise<void> {
  // The reads go out together: waiting for thousands of answers one by one would take minutes.
  const activities = await ports.activitySince(
    batch.map(({ effects: { memberId, at } }) => ({
      memberId,
      since: at ? new Date(at) : (found.doneAt ?? ports.now()),
    })),
  )
  const reasons = await Promise.all(
    batch.map(row => reasonToKeep(ports, found, row, activities.get(row.effects.memberId))),
  )
  const undone = batch.filter((_, at) => !reasons[at])
  await Promise.all(
    [...Map.groupBy(undone, ({ effects }) => effects.memberId).values()].map(async rows => {
      for (const row of rows) await takePointsBack(ports, found, row)
    }),
  )
  for (const row of undone) await takeDetailsBack(ports, row)
  await ports.removeExternalIds(
    undone.flatMap(({ key, effects: { memberId, isNamed } }) =>
      isNamed ? [{ memberId, externalId: externalIdOf(found.source, externalIdIn(key)) }] : [],
    ),
  )
  const removed = undone.flatMap(({ effects }) => (effects.isNew ? [effects.memberId] : []))
  // What other lists say about them stays.
  await ports.rows.reassign(removed, null, { except: found.id })
  await ports.eraseMembers(removed)
  const keys = undone.map(({ key, effects }) => (effects.isPointsOnly ? keyOfPoints(key) : key))
  await ports.origins.undo(sourceKey(found.source), keys)
  const settled = batch.map(({ number, effects }, at): SettledRow => {
    const sentence = reasons[at]
    return sentence
      ? { number, outcome: 'kept', sentence, effects }
      : { number, outcome: 'undone', sentence: 'Undone.', effects: null }
  })
  await ports.rows.settle(found.id, settled)
}

const deeds: Readonly<Record<Activity, string>> = {
  voucher: 'This patient has received or used a voucher since.',
  contact: 'This patient’s contacts have changed since.',
  details: 'This patient’s name or birthday was corrected since.',
  consent: 'This patient’s message preferences have changed since.',
  request: 'This patient’s point requests have changed since.',
  diary: 'This patient has added to their diary since.',
  intake: 'This patient has submitted an intake since.',
}

/** What the member has done since the import, as a sentence. */
async function reasonToKeep(
  ports: ArrivalsPorts,
  found: PatientImport,
  { effects }: DoneRow,
  activity: Activity | undefined,
): Promise<string | undefined> {
  const { holdMember, findPatient, accountsOf, origins } = ports
  const { memberId, isNew, entryNumber, spendCents, visits } = effects
  const patient = (await holdMember(memberId)) ? await findPatient(memberId) : undefined
  if (!patient) return 'This patient no longer has an account.'
  if ((await accountsOf(memberId)).length > 1) return 'This patient has since been merged with another one.'
  const isUncounted = !isNew && entryNumber === null
  if (isNew && patient.lastLoginAt) return 'This patient has signed in since.'
  if (!isUncounted && (await hasChanged(ports, found, memberId, entryNumber ?? 0)))
    return 'Points have changed since.'
  if (activity) return deeds[activity]
  if (!isNew) return undefined
  const others = (await origins.ofMember(memberId)).filter(({ isUndone }) => !isUndone)
  if (others.some(({ source, importId }) => source !== sourceKey(found.source) || importId !== found.id))
    return 'Another list has this patient, too.'
  return patient.totalVisits === visits && patient.totalSpentCents === spendCents
    ? undefined
    : 'This patient has visited since.'
}

/** Whether the balance has changed, other than by this import and by those that were undone and so cancel out. */
async function hasChanged(
  { entriesByActor }: Pick<ArrivalsPorts, 'entriesByActor'>,
  { id }: PatientImport,
  memberId: string,
  entryNumber: number,
): Promise<boolean> {
  const others = [...(await entriesByActor(memberId))].filter(([actor]) => actor !== actorOf(id))
  return others.some(([actor, entries]) => {
    const isCanceled =
      actor.startsWith(actorOf('')) && entries.reduce((sum, each) => sum + each.amount, 0) === 0
    return !isCanceled && entries.some(({ number }) => number > entryNumber)
  })
}

async function takePointsBack(
  { postImported, now }: ArrivalsPorts,
  { id, source }: PatientImport,
  { key, effects: { memberId, points } }: DoneRow,
): Promise<void> {
  if (points === 0) return
  await postImported({
    ...{ memberId, points: -points, isReplacing: false, at: now() },
    reference: `import-undo:${id}:${key}`,
    reason: `Import from ${source} undone`,
    actor: actorOf(id),
  })
}

/** What existing patients got: decisions about messages, a name, contacts and a birthday. */
async function takeDetailsBack(
  { takeConsentsBack, undoFillIn, parsePhone }: ArrivalsPorts,
  { person, effects: { memberId, consents = [], filled = [], insteadOf } }: DoneRow,
): Promise<void> {
  if (consents.length > 0) await takeConsentsBack(memberId, consents)
  if (!person || filled.length === 0) return
  const name = insteadOf === undefined ? undefined : { insteadOf, ...namesOf(person, undefined) }
  await undoFillIn(memberId, { ...detailsOf(person, parsePhone), name }, filled)
}
