export interface UsualPlace {
  /**
   * One of the clinic’s locations; null: none.
   * @nullable
   */
  placeId: string | null
}
