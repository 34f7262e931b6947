export type AddContactBody = {
  /** @maxLength 40 */
  phone?: string
  /** @maxLength 254 */
  email?: string
  /** Confirms that another patient may keep the same phone number or email address. */
  sharesContacts?: boolean
}
