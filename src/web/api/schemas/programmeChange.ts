import type { ProgrammeChangeKind } from './programmeChangeKind.ts'
import type { ProgrammeChangePart } from './programmeChangePart.ts'

export interface ProgrammeChange {
  part: ProgrammeChangePart
  kind: ProgrammeChangeKind
  name: string
  /** @nullable */
  field: string | null
  /** @nullable */
  before: string | null
  /** @nullable */
  after: string | null
  words: string
}
