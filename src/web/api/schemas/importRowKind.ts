export type ImportRowKind = (typeof ImportRowKind)[keyof typeof ImportRowKind]

export const ImportRowKind = {
  new: 'new',
  matched: 'matched',
  unclear: 'unclear',
  refused: 'refused',
} as const
