/**
 * The treatment of which a photo earns points today; where that comes first.
 * @nullable
 */
export type FocusOfDayPhoto = {
  treatmentDate: string
  points: number
} | null
