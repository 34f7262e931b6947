export type RegisterBody = {
  /** @maxLength 254 */
  email: string
  /**
   * @minLength 6
   * @maxLength 200
   */
  password: string
  /** @maxLength 200 */
  name: string
  /**
   * @minLength 1
   * @maxLength 100
   */
  firstName?: string
  /**
   * @minLength 1
   * @maxLength 100
   */
  lastName?: string
  dateOfBirth?: string
}
