import type { BrandContentsBrandCard } from './brandContentsBrandCard.ts'
import type { BrandContentsBrandTypeface } from './brandContentsBrandTypeface.ts'

export type BrandContentsBrand = {
  /**
   * Null means the name from the server’s settings.
   * @maxLength 40
   * @nullable
   */
  appName: string | null
  /**
   * Null means the app’s default.
   * @nullable
   * @pattern ^#[\dA-Fa-f]{6}$
   */
  colour: string | null
  /** One of the typefaces that come with the app. */
  typeface: BrandContentsBrandTypeface
  /** The pattern on the membership card. */
  card: BrandContentsBrandCard
  /**
   * The ID returned by the logo upload.
   * @nullable
   * @pattern ^[\da-f]{32}$
   */
  logo: string | null
  /**
   * For dark backgrounds. Null means the same logo.
   * @nullable
   * @pattern ^[\da-f]{32}$
   */
  logoDark: string | null
}
