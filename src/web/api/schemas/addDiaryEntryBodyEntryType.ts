export type AddDiaryEntryBodyEntryType = (typeof AddDiaryEntryBodyEntryType)[keyof typeof AddDiaryEntryBodyEntryType]

export const AddDiaryEntryBodyEntryType = {
  before: 'before',
  after: 'after',
  progress: 'progress',
} as const
