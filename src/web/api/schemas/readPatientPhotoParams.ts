export type ReadPatientPhotoParams = {
  /**
   * @maxLength 64
   */
  version?: string
}
