import type { BrandContentsBrandCard } from './brandContentsBrandCard.ts'
import type { BrandContentsBrandTypeface } from './brandContentsBrandTypeface.ts'

export type BrandContentsBrand = {
  /**
   * Null: the name that the server was set up with.
   * @maxLength 40
   * @nullable
   */
  appName: string | null
  /**
   * Null: the app’s own.
   * @nullable
   * @pattern ^#[\dA-Fa-f]{6}$
   */
  colour: string | null
  /** A pair that ships with the app. */
  typeface: BrandContentsBrandTypeface
  /** What is drawn on a member’s card. */
  card: BrandContentsBrandCard
  /**
   * The id that its upload gave.
   * @nullable
   * @pattern ^[\da-f]{32}$
   */
  logo: string | null
  /**
   * For dark grounds; null: the same.
   * @nullable
   * @pattern ^[\da-f]{32}$
   */
  logoDark: string | null
}
