export interface NewRecoveryCodes {
  codes: string[]
}
