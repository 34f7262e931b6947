export interface ConsentWords {
  wording: string
  email: string
  sms: string
}
