import type { ContactKind } from './contactKind.ts'

export interface Contact {
  kind: ContactKind
  /** A phone number in E.164 format, or as it was entered if it isn’t a valid number. */
  value: string
  isValid: boolean
  /** Whether another patient has the same contact. */
  isShared: boolean
  /** @nullable */
  verifiedAt: string | null
}
