import type { DeskCodeArrivalsItem } from './deskCodeArrivalsItem.ts'

export interface DeskCode {
  code: string
  description: string
  pointsValue: number
  /** Until the next code; this one is taken 30 seconds longer. */
  renewInMs: number
  arrivals: DeskCodeArrivalsItem[]
}
