export type PlacesContentsPlacesItem = {
  /** Made by whoever adds it; it stays for ever. */
  id: string
  /** @maxLength 120 */
  name: string
  /**
   * @maxLength 300
   * @nullable
   */
  address: string | null
  /**
   * @maxLength 40
   * @nullable
   */
  phone: string | null
  /**
   * Lines of text.
   * @maxLength 1000
   * @nullable
   */
  openingHours: string | null
  /**
   * @maxLength 500
   * @nullable
   */
  bookingUrl: string | null
  /**
   * Whose clock its opening hours are told by; null: the clinic’s.
   * @maxLength 60
   * @nullable
   */
  timeZone?: string | null
  /** Put away: it stays for what names it, and can come back. */
  isArchived: boolean
}
