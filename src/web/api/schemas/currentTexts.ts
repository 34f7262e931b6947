/**
 * The current versions of the texts, to compare with those an intake agreed to; 0 means the app’s default text.
 */
export interface CurrentTexts {
  privacyPolicyVersion: number
  privacyNoticeVersion: number
}
