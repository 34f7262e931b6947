import type { OwnContactKind } from './ownContactKind.ts'

export interface OwnContact {
  kind: OwnContactKind
  /** A phone number in E.164 format, or as it was entered if it isn’t a valid number. */
  value: string
  /** Whether another member has the same contact. */
  isShared: boolean
  isConfirmed: boolean
}
