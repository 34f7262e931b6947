import type { DeskCodeArrivalsItem } from './deskCodeArrivalsItem.ts'

export interface DeskCode {
  code: string
  description: string
  pointsValue: number
  /** Time until the next code. This one is accepted for another 30 seconds after that. */
  renewInMs: number
  arrivals: DeskCodeArrivalsItem[]
}
