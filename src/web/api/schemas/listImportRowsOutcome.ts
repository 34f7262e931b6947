export type ListImportRowsOutcome = (typeof ListImportRowsOutcome)[keyof typeof ListImportRowsOutcome]

export const ListImportRowsOutcome = {
  done: 'done',
  skipped: 'skipped',
  undone: 'undone',
  kept: 'kept',
} as const
