import type { PatientImport } from './patient-import.ts'
import type { ArrivalsPorts } from './ports.ts'
import { NotNow, QuestionsOpen, UnknownImport } from './refusals.ts'
import { isDate } from './rules/fields.ts'
import type { ChosenColumn } from './rules/person.ts'

/** Says what the columns are; the rows are checked by it in the background. Refuses where a question has no answer. */
export async function chooseColumns(
  { imports, enqueue }: Pick<ArrivalsPorts, 'imports' | 'enqueue'>,
  importId: string,
  chosen: readonly ChosenColumn[],
): Promise<void> {
  const found = await imports.find(importId)
  if (!found) throw new UnknownImport()
  const unanswered = found.columns.find(column => !isAnswered(column, chosen))
  if (unanswered) throw new QuestionsOpen(unanswered.heading || `Column ${unanswered.index + 1}`)
  const changes = { state: 'checking', chosen, settledRows: 0, totals: null } as const
  if (!(await imports.change(importId, ['columns', 'checked'], changes))) throw new NotNow()
  await enqueue()
}

/** A column of dates whose order nothing proves needs one, and each column needs a field. */
function isAnswered(column: PatientImport['columns'][number], chosen: readonly ChosenColumn[]): boolean {
  const answer = chosen.find(({ index }) => index === column.index)
  if (!answer) return false
  return !isDate(answer.field) || !column.asksOrder || answer.dateOrder !== null
}
