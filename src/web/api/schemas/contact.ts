import type { ContactKind } from './contactKind.ts'

export interface Contact {
  kind: ContactKind
  /** A phone number in E.164; as typed where it can’t be one. */
  value: string
  isValid: boolean
  /** Another patient has it too. */
  isShared: boolean
  /** @nullable */
  verifiedAt: string | null
}
