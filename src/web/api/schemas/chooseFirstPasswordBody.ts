export type ChooseFirstPasswordBody = {
  /**
   * @minLength 6
   * @maxLength 200
   */
  password: string
}
