export type ChooseCookiesBodyConsent = {
  necessary: true
  analytics: boolean
  marketing: boolean
  preferences: boolean
}
