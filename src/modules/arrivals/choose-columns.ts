import type { PatientImport } from './patient-import.ts'
import type { ArrivalsPorts } from './ports.ts'
import { NotNow, QuestionsOpen, UnknownImport } from './refusals.ts'
import { isDate } from './rules/fields.ts'
import type { ChosenColumn } from './rules/person.ts'

/** `isConfirmed` if staff agree with a guess that we weren't sure of. */
export interface ColumnAnswer extends ChosenColumn {
  readonly isConfirmed: boolean
}

/** Assigns the columns; the rows are then checked in the background. Refuses if a question is still open. */
export async function chooseColumns(
  {
    imports,
    rows,
    enqueue,
    inTransaction,
  }: Pick<ArrivalsPorts, 'imports' | 'rows' | 'enqueue' | 'inTransaction'>,
  importId: string,
  answers: readonly ColumnAnswer[],
): Promise<void> {
  const found = await imports.find(importId)
  if (!found) throw new UnknownImport()
  const unanswered = found.columns.find(column => !isAnswered(column, answers))
  if (unanswered) throw new QuestionsOpen(unanswered.heading || `Column ${unanswered.index + 1}`)
  const chosen = answers.map(({ index, field, dateOrder }) => ({ index, field, dateOrder }))
  const changes = { state: 'checking', chosen, settledRows: 0, totals: null } as const
  await inTransaction(async () => {
    if (!(await imports.change(importId, ['columns', 'checked'], changes))) throw new NotNow()
    await rows.removeAll(importId)
    await enqueue()
  })
}

/**
 * Every column needs a field. Staff confirm or change each guess that isn't sure. A date column needs an order too if
 * its rows don't prove one.
 */
function isAnswered(column: PatientImport['columns'][number], answers: readonly ColumnAnswer[]): boolean {
  const answer = answers.find(({ index }) => index === column.index)
  if (!answer) return false
  if (!column.isSure && !answer.isConfirmed && answer.field === column.field) return false
  return !isDate(answer.field) || !column.asksOrder || answer.dateOrder !== null
}
