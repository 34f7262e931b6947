export type ImportRowCandidatesItem = {
  memberId: string
  name: string
  contacts: string[]
  /** @nullable */
  birthday: string | null
  points: number
  visits: number
}
