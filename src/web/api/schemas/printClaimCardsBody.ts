import type { PrintClaimCardsBodyWhom } from './printClaimCardsBodyWhom.ts'

export type PrintClaimCardsBody = {
  /** Patients who have not signed in yet: `unreached` are those whom no campaign by email or text reaches; `import` are those of one import. */
  whom: PrintClaimCardsBodyWhom
  /** With `import`. */
  importId?: string
  /** @nullable */
  replacesBefore?: string | null
}
