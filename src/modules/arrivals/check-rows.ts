import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { compareRows, judgePeople, type RowToJudge } from './judge-people.ts'
import { leasedUntil, type PatientImport } from './patient-import.ts'
import type { ArrivalsPorts, JudgedRow } from './ports.ts'
import { isEmptyRow } from './read-overview.ts'
import { readPerson } from './rules/person.ts'
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
  await compareRows(ports, found.id)
  await imports.change(found.id, ['checking'], { state: 'checked', totals: await totalsOf(ports, found.id) })
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
