import type { CountClaimCardsWhom } from './countClaimCardsWhom.ts'

export type CountClaimCardsParams = {
  /**
   * Patients who have not signed in yet: `unreached` are those whom no campaign by email or text reaches; `import` are those of one import.
   */
  whom: CountClaimCardsWhom
  /**
   * With `import`.
   */
  importId?: string
}
