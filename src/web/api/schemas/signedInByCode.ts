export interface SignedInByCode {
  /** True if the member has never used the app before. */
  isFirstTime: boolean
}
