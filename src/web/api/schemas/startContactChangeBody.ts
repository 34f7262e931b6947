import type { StartContactChangeBodyKind } from './startContactChangeBodyKind.ts'

export type StartContactChangeBody = {
  kind: StartContactChangeBodyKind
  /**
   * @minLength 1
   * @maxLength 254
   */
  value: string
  /**
   * The contact to replace; null if the member has none of this kind.
   * @maxLength 254
   * @nullable
   */
  replaces: string | null
}
