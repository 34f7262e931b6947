export type ReadProfilePhotoParams = {
  /**
   * @maxLength 64
   */
  version?: string
}
