export interface DuplicateNoted {
  noted: boolean
}
