import type { CountClaimCardsWhom } from './countClaimCardsWhom.ts'

export type CountClaimCardsParams = {
  /**
   * Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text campaign reaches, or `import` for those from one import.
   */
  whom: CountClaimCardsWhom
  /**
   * Required with `import`.
   */
  importId?: string
}
