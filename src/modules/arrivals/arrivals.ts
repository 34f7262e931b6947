import { beginImport, type FileToImport } from './begin-import.ts'
import { checkRows } from './check-rows.ts'
import { chooseColumns } from './choose-columns.ts'
import { importRows } from './import-rows.ts'
import { canBeUndone, type ImportState, leasedUntil, type PatientImport } from './patient-import.ts'
import type { ArrivalsPorts, ImportDecision, RowFilter, ShownRow } from './ports.ts'
import { readFile } from './read-file.ts'
import { IncompleteFile, NotNow, UndoTooLate, UnknownImport, UnreadableFile } from './refusals.ts'
import type { ChosenColumn } from './rules/person.ts'
import { undoRows } from './undo-rows.ts'

export interface Arrivals {
  /** Starts an import of a file from another system; its parts follow. */
  beginImport(file: FileToImport): Promise<PatientImport>
  /**
   * Stores a part of the file, numbered from 1; uploading a part again replaces it. Refuses with `UnknownImport`,
   * `NotNow`.
   */
  addFilePart(importId: string, number: number, bytes: Uint8Array): Promise<void>
  /** Starts reading the file once all parts are uploaded. Refuses with `UnknownImport`, `IncompleteFile`, `NotNow`. */
  readImport(importId: string): Promise<void>
  /** Assigns the columns and starts checking the rows. Refuses with `UnknownImport`, `QuestionsOpen`, `NotNow`. */
  chooseColumns(importId: string, chosen: readonly ChosenColumn[]): Promise<void>
  /** Decides if an unclear row is a new patient or the one it resembles. Refuses with `NotNow`. */
  decideRow(importId: string, number: number, kind: 'new' | 'matched'): Promise<void>
  /** Imports the checked rows as patients, in the background. Refuses with `UnknownImport`, `NotNow`. */
  runImport(decision: ImportDecision): Promise<void>
  /** Undoes an import, for up to seven days. Refuses with `UnknownImport`, `UndoTooLate`. */
  undoImport(importId: string): Promise<void>
  /** Newest first. */
  listImports(): Promise<readonly PatientImport[]>
  /** Refuses with `UnknownImport`. */
  findImport(importId: string): Promise<PatientImport>
  /** The rows of an import, after the row number `after`. */
  listRows(importId: string, filter: RowFilter, limit: number, after: number): Promise<readonly ShownRow[]>
  /** The members that an import added, except those it was undone for. */
  membersOfImport(importId: string): Promise<readonly string[]>
  /** Continues all imports that have work left. */
  continueImports(stopping: () => boolean): Promise<void>
  /** The member's origins in other systems. */
  personalDataOf(memberId: string): Promise<unknown>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openArrivals(ports: ArrivalsPorts): Arrivals {
  const { imports, files, rows, origins, enqueue, now } = ports
  const find = async (importId: string) => {
    const found = await imports.find(importId)
    if (!found) throw new UnknownImport()
    return found
  }
  const move = async (importId: string, from: ImportState, changes: Partial<PatientImport>) => {
    await find(importId)
    if (!(await imports.change(importId, [from], { ...changes, settledRows: 0 }))) throw new NotNow()
    await enqueue()
  }
  return {
    beginImport: file => beginImport(ports, file),
    async addFilePart(importId, number, bytes) {
      if ((await find(importId)).state !== 'uploading') throw new NotNow()
      await files.add(importId, number, bytes)
    },
    async readImport(importId) {
      const { bytes } = await find(importId)
      if ((await files.size(importId)) !== bytes) throw new IncompleteFile()
      await move(importId, 'uploading', { state: 'reading' })
    },
    chooseColumns: (importId, chosen) => chooseColumns(ports, importId, chosen),
    async decideRow(importId, number, kind) {
      if ((await find(importId)).state !== 'checked' || !(await rows.decide(importId, number, kind)))
        throw new NotNow()
    },
    runImport: ({ importId, balances }) => move(importId, 'checked', { state: 'running', balances }),
    async undoImport(importId) {
      const found = await find(importId)
      if (found.state === 'done' && !canBeUndone(found, now())) throw new UndoTooLate()
      await move(importId, 'done', { state: 'undoing' })
    },
    listImports: () => imports.list(),
    findImport: find,
    listRows: (importId, filter, limit, after) => rows.list(importId, filter, limit, after),
    membersOfImport: importId => origins.membersOf(importId),
    continueImports: stopping => continueImports(ports, stopping),
    personalDataOf: memberId => origins.ofMember(memberId),
    async eraseMembers(memberIds) {
      await origins.forget(memberIds)
      await rows.forget(memberIds)
    },
  }
}

type Step = (ports: ArrivalsPorts, found: PatientImport, goOn: () => Promise<boolean>) => Promise<void>

const steps: Readonly<Partial<Record<ImportState, Step>>> = {
  reading: readFile,
  checking: checkRows,
  running: importRows,
  undoing: undoRows,
}

/** Continues imports one at a time. If a process dies, its import is picked up again once the lease runs out. */
async function continueImports(ports: ArrivalsPorts, stopping: () => boolean): Promise<void> {
  const { imports, now } = ports
  for (;;) {
    const found = stopping() ? undefined : await imports.lease(now(), leasedUntil(now()))
    if (!found) return
    const goOn = async () => {
      await imports.giveWay()
      return !stopping()
    }
    try {
      await steps[found.state]?.(ports, found, goOn)
      await imports.release(found.id)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await imports.change(found.id, ['reading', 'checking'], { state: 'failed', problem: error.message })
    }
  }
}
