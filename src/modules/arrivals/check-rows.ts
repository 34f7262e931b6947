import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { asRead, compareRows, judgePeople, type RowToJudge } from './judge-people.ts'
import { leasedUntil, type PatientImport } from './patient-import.ts'
import type { ArrivalsPorts, JudgedRow, StoredRow } from './ports.ts'
import { isEmptyRow } from './read-overview.ts'
import { isDecided } from './rules/judge-row.ts'
import { readPerson } from './rules/person.ts'
import { readRest } from './rules/row-fields.ts'
import type { TableRow } from './rules/table.ts'
import { totalsOf } from './totals.ts'

const batchSize = 500

/**
 * The dry run: decides what would happen to each row, with totals. Changes no patient. Rows that were checked before are
 * judged as staff corrected them, and stay as staff decided.
 */
export async function checkRows(
  ports: ArrivalsPorts,
  found: PatientImport,
  goOn: () => Promise<boolean>,
): Promise<void> {
  const { imports, files, rows, now } = ports
  const undone = await imports.countUndone()
  let settled = 0
  let last = found.headingRow
  const settle = async (count: number) => {
    settled += count
    await imports.renew(found.id, leasedUntil(now()), settled)
    return goOn()
  }
  for (;;) {
    const stored = await rows.list(found.id, {}, batchSize, last)
    if (stored.length === 0) break
    await ports.inTransaction(() => judgeAgain(ports, found, stored))
    last = stored.at(-1)?.number ?? last
    if (!(await settle(stored.length))) return
  }
  let batch: TableRow[] = []
  const flush = async () => {
    const read = batch
    batch = []
    await rows.store(found.id, await judged(ports, found, read))
    return settle(read.length)
  }
  // The file is deleted earlier than its rows.
  const unread = settled < found.rows ? files.rowsOf(found.id) : []
  for await (const row of unread) {
    if (row.number <= last || isEmptyRow(row)) continue
    if (batch.push(row) === batchSize && !(await flush())) return
  }
  if (batch.length > 0 && !(await flush())) return
  await compareRows(ports, found.id)
  await ports.inTransaction(async () => {
    await imports.takeTurn()
    // An undo since the beginning may have removed patients whom rows match: then the check starts over.
    if ((await imports.countUndone()) !== undone) return
    const totals = await totalsOf(ports, found.id)
    await imports.change(found.id, ['checking'], { state: 'checked', totals })
  })
}

async function judgeAgain(
  ports: ArrivalsPorts,
  found: PatientImport,
  stored: readonly StoredRow[],
): Promise<void> {
  // An empty key: unreadable.
  const undecided = stored.flatMap(({ person, ...row }) =>
    person && row.key !== '' && !isDecided(row) ? [asRead(found, { ...row, person })] : [],
  )
  await ports.rows.store(found.id, await judgePeople(ports, found, undecided))
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
