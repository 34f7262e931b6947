export type ListImportRowsKind = (typeof ListImportRowsKind)[keyof typeof ListImportRowsKind]

export const ListImportRowsKind = {
  new: 'new',
  matched: 'matched',
  unclear: 'unclear',
  refused: 'refused',
} as const
