export interface PasswordState {
  isSet: boolean
}
