import type { ProgrammeEffectsWorseningsItem } from './programmeEffectsWorseningsItem.ts'

export interface ProgrammeEffects {
  noticeDays: number
  worsenings: ProgrammeEffectsWorseningsItem[]
}
