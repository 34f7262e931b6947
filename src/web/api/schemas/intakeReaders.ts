import type { IntakeReadersReadersItem } from './intakeReadersReadersItem.ts'

export interface IntakeReaders {
  readers: IntakeReadersReadersItem[]
  /**
   * How many readings there were before these.
   * @minimum 0
   */
  more: number
}
