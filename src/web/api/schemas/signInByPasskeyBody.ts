export type SignInByPasskeyBody = {
  /**
   * @maxLength 1400
   * @pattern ^[\w-]+$
   */
  id: string
  /**
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  clientDataJSON: string
  /**
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  authenticatorData: string
  /**
   * @maxLength 2000
   * @pattern ^[\w-]+$
   */
  signature: string
  /** If true, a passkey that doesn’t open the staff area is refused. */
  staffOnly?: boolean
}
