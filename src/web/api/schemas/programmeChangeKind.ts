export type ProgrammeChangeKind = (typeof ProgrammeChangeKind)[keyof typeof ProgrammeChangeKind]

export const ProgrammeChangeKind = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  restored: 'restored',
  moved: 'moved',
} as const
