export type ProgramChangeKind = (typeof ProgramChangeKind)[keyof typeof ProgramChangeKind]

export const ProgramChangeKind = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  restored: 'restored',
  moved: 'moved',
} as const
