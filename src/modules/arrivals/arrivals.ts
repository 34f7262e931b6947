import { beginImport, type FileToImport, readFile } from './begin-import.ts'
import { checkRows } from './check-rows.ts'
import { type ColumnAnswer, chooseColumns } from './choose-columns.ts'
import { importRows } from './import-rows.ts'
import { listRows, type RowView, viewsOf } from './list-rows.ts'
import {
  type ImportDetails,
  type ImportState,
  type ListedImport,
  leasedUntil,
  type PatientImport,
  undoUntil,
} from './patient-import.ts'
import type { ArrivalsPorts, ImportDecision, RowFilter } from './ports.ts'
import { IncompleteFile, NotNow, UndoTooLate, UnknownImport, UnreadableFile } from './refusals.ts'
import { correctRow, decideRow, type RowChoice } from './review-row.ts'
import { type ImportedFacts, importedFacts, keyOfPerson } from './rules/person.ts'
import type { RowFields } from './rules/row-fields.ts'
import { balanceEffectsOf, outcomesOf } from './totals.ts'
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
  chooseColumns(importId: string, answers: readonly ColumnAnswer[]): Promise<void>
  /**
   * Decides if an unclear row is a new patient or one of those it may be. Refuses with `UnknownImport`, `NotNow`,
   * `NotACandidate`.
   */
  decideRow(importId: string, number: number, choice: RowChoice): Promise<void>
  /** Corrects a row that isn't imported yet and judges it. Refuses with `UnknownImport`, `NotNow`, `UnreadableRow`. */
  correctRow(importId: string, number: number, fields: RowFields): Promise<RowView>
  /** Imports the checked rows as patients, in the background. Refuses with `UnknownImport`, `NotNow`. */
  runImport(decision: ImportDecision): Promise<void>
  /** Undoes an import, for up to seven days, and checks other lists again. Refuses with `UnknownImport`, `UndoTooLate`. */
  undoImport(importId: string): Promise<void>
  /** Newest first. */
  listImports(): Promise<readonly ListedImport[]>
  /** Refuses with `UnknownImport`. */
  findImport(importId: string): Promise<ImportDetails>
  /** The rows of an import, after the row number `after`; the total counts all that match the filter. */
  listRows(
    importId: string,
    filter: RowFilter,
    limit: number,
    after: number,
  ): Promise<{ readonly rows: readonly RowView[]; readonly total: number }>
  /** The members that an import added, except those it was undone for. */
  membersOfImport(importId: string): Promise<readonly string[]>
  /** Continues all imports that have work left. */
  continueImports(stopping: () => boolean): Promise<void>
  /** What other systems say about the member, without imports that were undone. */
  importedFactsOf(memberId: string): Promise<readonly ImportedFacts[]>
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
    chooseColumns: (importId, answers) => chooseColumns(ports, importId, answers),
    decideRow: (importId, number, choice) => decideRow(ports, importId, number, choice),
    async correctRow(importId, number, fields) {
      await correctRow(ports, importId, number, fields)
      const row = await rows.find(importId, number)
      const [view] = row ? await viewsOf(ports, [row]) : []
      if (!view) throw new NotNow()
      return view
    },
    runImport: ({ importId, balances }) => move(importId, 'checked', { state: 'running', balances }),
    async undoImport(importId) {
      const found = await find(importId)
      if (found.state === 'done' && !undoUntil(found, now())) throw new UndoTooLate()
      await ports.inTransaction(async () => {
        await move(importId, 'done', { state: 'undoing' })
        await imports.checkAgain()
      })
    },
    async listImports() {
      const found = await imports.list()
      return found.map(each => ({ ...each, undoUntil: undoUntil(each, now()) }))
    },
    async findImport(importId) {
      const found = await find(importId)
      const { state } = found
      return {
        ...found,
        undoUntil: undoUntil(found, now()),
        balanceEffects: state === 'checked' ? await balanceEffectsOf(ports, importId) : null,
        outcomes: ['done', 'undoing', 'undone'].includes(state) ? await outcomesOf(ports, importId) : null,
      }
    },
    listRows: (importId, filter, limit, after) => listRows(ports, importId, filter, limit, after),
    membersOfImport: importId => origins.membersOf(importId),
    continueImports: stopping => continueImports(ports, stopping),
    async importedFactsOf(memberId) {
      const found = (await origins.ofMember(memberId)).filter(({ isUndone }) => !isUndone)
      return found.flatMap(({ source, other }) => importedFacts(other, source) ?? [])
    },
    async personalDataOf(memberId) {
      const found = await origins.ofMember(memberId)
      return found.map(({ source, key, other }) => ({ source, id: keyOfPerson(key), ...other }))
    },
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
