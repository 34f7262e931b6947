import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { PatientImport } from './patient-import.ts'
import type { ArrivalsPorts } from './ports.ts'
import { readOverview } from './read-overview.ts'

export interface FileToImport {
  readonly source: string
  readonly fileName: string
  readonly bytes: number
  /** 'staff:' plus the person's ID. */
  readonly actor: string
}

export async function beginImport(
  { imports, now }: Pick<ArrivalsPorts, 'imports' | 'now'>,
  { source, fileName, bytes, actor }: FileToImport,
): Promise<PatientImport> {
  const at = now()
  const started: PatientImport = {
    ...{ id: newId(at.getTime()), source, fileName, bytes, state: 'uploading', problem: null },
    ...{ headingRow: 0, rows: 0, settledRows: 0, columns: [], chosen: [], totals: null, balances: 'keep' },
    ...{ createdBy: actor, createdAt: at, doneAt: null },
  }
  await imports.add(started)
  return started
}

/** Reads an uploaded file and recognizes its columns. */
export async function readFile(ports: ArrivalsPorts, { id }: PatientImport): Promise<void> {
  const { imports, files, now, timeZone } = ports
  const thisYear = Number(clinicDay(now(), timeZone).slice(0, 4))
  const { headingRow, rows, columns } = await readOverview(files.rowsOf(id), thisYear)
  await imports.change(id, ['reading'], { state: 'columns', headingRow, rows, columns })
}
