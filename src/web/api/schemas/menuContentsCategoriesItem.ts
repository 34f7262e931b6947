export type MenuContentsCategoriesItem = {
  /**
   * @maxLength 60
   * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
   */
  id: string
  /** @maxLength 60 */
  name: string
}
