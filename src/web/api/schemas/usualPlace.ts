export interface UsualPlace {
  /**
   * The ID of one of the clinic’s locations; null if there is none.
   * @nullable
   */
  placeId: string | null
}
