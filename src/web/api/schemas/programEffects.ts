import type { ProgramEffectsWorseningsItem } from './programEffectsWorseningsItem.ts'

export interface ProgramEffects {
  noticeDays: number
  worsenings: ProgramEffectsWorseningsItem[]
}
