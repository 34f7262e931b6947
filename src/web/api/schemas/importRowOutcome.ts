export type ImportRowOutcome = (typeof ImportRowOutcome)[keyof typeof ImportRowOutcome]

export const ImportRowOutcome = {
  waiting: 'waiting',
  done: 'done',
  skipped: 'skipped',
  undone: 'undone',
  kept: 'kept',
} as const
