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
  () => 'An import can be undone for seven days.',
) {}

export class QuestionsOpen extends refusal(
  'questions-open',
  'invalid',
  (heading: string) => `Please choose what “${heading}” is first.`,
  'Balance',
) {}

export class IncompleteFile extends refusal(
  'incomplete-file',
  'conflict',
  () => 'The file didn’t arrive completely. Please send it again.',
) {}
