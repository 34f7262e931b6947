export interface SignedInByCode {
  /** The member was never in the app before. */
  isFirstTime: boolean
}
