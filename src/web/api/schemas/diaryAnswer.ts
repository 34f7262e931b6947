import type { DiaryEntry } from './diaryEntry.ts'

export interface DiaryAnswer {
  pointsAwarded: number
  message: string
  entry: DiaryEntry
}
