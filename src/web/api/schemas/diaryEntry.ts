import type { DiaryEntryEntryType } from './diaryEntryEntryType.ts'

export interface DiaryEntry {
  id: string
  title: string
  /** @nullable */
  description: string | null
  entryType: DiaryEntryEntryType
  /** @nullable */
  serviceId: string | null
  /**
   * As it was called when the entry was made.
   * @nullable
   */
  serviceName: string | null
  /** @nullable */
  treatmentDate: string | null
  /** @nullable */
  imageUrl: string | null
  /**
   * The same picture, small where we have it small.
   * @nullable
   */
  thumbnailUrl: string | null
  pointsAwarded: number
  createdAt: string
}
