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
   * The name of the service when the entry was created.
   * @nullable
   */
  serviceName: string | null
  /** @nullable */
  treatmentDate: string | null
  /** @nullable */
  imageUrl: string | null
  /**
   * A smaller version of the picture, if there is one.
   * @nullable
   */
  thumbnailUrl: string | null
  pointsAwarded: number
  createdAt: string
}
