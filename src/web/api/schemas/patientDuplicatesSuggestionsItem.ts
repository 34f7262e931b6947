export type PatientDuplicatesSuggestionsItem = {
  memberId: string
  name: string
  /** A sentence each. */
  reasons: string[]
}
