export type PatientDuplicatesSuggestionsItem = {
  memberId: string
  name: string
  /** One sentence per reason. */
  reasons: string[]
}
