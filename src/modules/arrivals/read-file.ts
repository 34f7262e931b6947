import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { PatientImport } from './patient-import.ts'
import type { ArrivalsPorts } from './ports.ts'
import { readOverview } from './read-overview.ts'

/** Reads an uploaded file and recognizes its columns. */
export async function readFile(ports: ArrivalsPorts, { id }: PatientImport): Promise<void> {
  const { imports, files, now, timeZone } = ports
  const thisYear = Number(clinicDay(now(), timeZone).slice(0, 4))
  const { headingRow, rows, columns } = await readOverview(files.rowsOf(id), thisYear)
  await imports.change(id, ['reading'], { state: 'columns', headingRow, rows, columns })
}
