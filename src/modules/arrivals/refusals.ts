import { refusal } from '#platform/kernel/refusal.ts'

/** The file can't be read at all. The sentence says why and what to do. */
export class UnreadableFile extends refusal(
  'unreadable-file',
  'invalid',
  (why: string) => why,
  'This file has no rows.',
) {}

export class UnknownImport extends refusal('unknown-import', 'missing', () => 'We can’t find this import.') {}

export class NotNow extends refusal(
  'import-elsewhere',
  'conflict',
  () => 'This import has changed since you opened it. Please reload the page.',
) {}

export class UndoTooLate extends refusal(
  'undo-too-late',
  'conflict',
  () => 'It’s too late to undo this import. You had seven days.',
) {}

export class QuestionsOpen extends refusal(
  'questions-open',
  'invalid',
  (heading: string) => `First, please choose what’s in the “${heading}” column.`,
  'Balance',
) {}

export class IncompleteFile extends refusal(
  'incomplete-file',
  'conflict',
  () => 'The upload didn’t finish. Please upload the file again.',
) {}

export class UnreadableRow extends refusal(
  'unreadable-row',
  'invalid',
  (why: string) => why,
  'The birthday “2/31/1980” is not a date.',
) {}

export class NotACandidate extends refusal(
  'not-a-candidate',
  'invalid',
  () => 'Please choose one of the patients shown for this row.',
) {}
