import type { ProgramEffectsWorseningsItemClosest } from './programEffectsWorseningsItemClosest.ts'

export type ProgramEffectsWorseningsItem = {
  words: string
  members: number
  /** @nullable */
  closest: ProgramEffectsWorseningsItemClosest
}
