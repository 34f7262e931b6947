import type { AddDiaryEntryBodyEntryType } from './addDiaryEntryBodyEntryType.ts'

export type AddDiaryEntryBody = {
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string
  /**
   * @maxLength 4000
   * @nullable
   */
  description?: string | null
  entryType: AddDiaryEntryBodyEntryType
  serviceId?: string | '' | null
  treatmentDate?: string | '' | null
  imageUrl?: string | '' | null
}
