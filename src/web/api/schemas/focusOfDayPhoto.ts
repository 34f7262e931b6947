/**
 * The treatment whose photo earns points today, if `kind` is `photo`.
 * @nullable
 */
export type FocusOfDayPhoto = {
  treatmentDate: string
  points: number
} | null
