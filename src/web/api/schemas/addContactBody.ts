export type AddContactBody = {
  /** @maxLength 40 */
  phone?: string
  /** @maxLength 254 */
  email?: string
  /** Another patient has the same phone number or email address, and both keep it. */
  sharesContacts?: boolean
}
