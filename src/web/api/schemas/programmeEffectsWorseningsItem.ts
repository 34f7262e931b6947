import type { ProgrammeEffectsWorseningsItemClosest } from './programmeEffectsWorseningsItemClosest.ts'

export type ProgrammeEffectsWorseningsItem = {
  words: string
  members: number
  /** @nullable */
  closest: ProgrammeEffectsWorseningsItemClosest
}
