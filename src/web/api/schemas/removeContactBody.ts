import type { RemoveContactBodyKind } from './removeContactBodyKind.ts'

export type RemoveContactBody = {
  kind: RemoveContactBodyKind
  /** @maxLength 254 */
  value: string
}
