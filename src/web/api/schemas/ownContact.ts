import type { OwnContactKind } from './ownContactKind.ts'

export interface OwnContact {
  kind: OwnContactKind
  /** A phone number in E.164; as typed where it can’t be one. */
  value: string
  /** Another member has it too. */
  isShared: boolean
  isConfirmed: boolean
}
