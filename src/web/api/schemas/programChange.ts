import type { ProgramChangeKind } from './programChangeKind.ts'
import type { ProgramChangePart } from './programChangePart.ts'

export interface ProgramChange {
  part: ProgramChangePart
  kind: ProgramChangeKind
  name: string
  /** @nullable */
  field: string | null
  /** @nullable */
  before: string | null
  /** @nullable */
  after: string | null
  words: string
}
