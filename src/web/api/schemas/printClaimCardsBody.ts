import type { PrintClaimCardsBodyWhom } from './printClaimCardsBodyWhom.ts'

export type PrintClaimCardsBody = {
  /** Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text campaign reaches, `import` for those from one import, or `member` for one patient. */
  whom: PrintClaimCardsBodyWhom
  /** Required with `import`. */
  importId?: string
  /** Required with `member`. */
  memberId?: string
  /** @nullable */
  replacesBefore?: string | null
}
