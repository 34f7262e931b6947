import type { IntakeReadersReadersItem } from './intakeReadersReadersItem.ts'

export interface IntakeReaders {
  readers: IntakeReadersReadersItem[]
  /**
   * How many earlier views there are.
   * @minimum 0
   */
  more: number
}
