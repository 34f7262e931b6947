/**
 * The versions that are current, beside those that an intake agreed to; 0: the app’s own words.
 */
export interface CurrentTexts {
  privacyPolicyVersion: number
  privacyNoticeVersion: number
}
