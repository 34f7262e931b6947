import type { CorrectDetailsBodyReplaces } from './correctDetailsBodyReplaces.ts'

export type CorrectDetailsBody = {
  /**
   * @minLength 1
   * @maxLength 100
   */
  firstName: string
  /** @maxLength 100 */
  lastName: string
  /** The date of birth, or `MM-DD` without a year. */
  birthday: string | null
  replaces: CorrectDetailsBodyReplaces
}
