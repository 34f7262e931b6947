export type DiaryEntryEntryType = (typeof DiaryEntryEntryType)[keyof typeof DiaryEntryEntryType]

export const DiaryEntryEntryType = {
  before: 'before',
  after: 'after',
  progress: 'progress',
} as const
