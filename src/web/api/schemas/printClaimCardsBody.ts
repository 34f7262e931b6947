import type { PrintClaimCardsBodyWhom } from './printClaimCardsBodyWhom.ts'

export type PrintClaimCardsBody = {
  /** Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text campaign reaches, or `import` for those from one import. */
  whom: PrintClaimCardsBodyWhom
  /** Required with `import`. */
  importId?: string
  /** @nullable */
  replacesBefore?: string | null
}
