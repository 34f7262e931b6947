import { newId } from '#platform/kernel/ids.ts'
import type { PatientImport } from './patient-import.ts'
import type { ArrivalsPorts } from './ports.ts'

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
