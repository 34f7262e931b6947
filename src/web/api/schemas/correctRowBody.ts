export type CorrectRowBody = {
  /** @maxLength 500 */
  firstName: string
  /** @maxLength 500 */
  lastName: string
  /** @maxLength 500 */
  email: string
  /** @maxLength 500 */
  phone: string
  /** @maxLength 500 */
  birthday: string
  /** @maxLength 500 */
  points: string
  /** @maxLength 500 */
  spend: string
  /** @maxLength 500 */
  visits: string
}
