export interface Location {
  id: string
  name: string
  address?: string
  phone?: string
  /** Lines of text. */
  openingHours?: string
  /** Where this place takes appointments itself. */
  bookingUrl?: string
  /** Whose clock its opening hours are told by; left out: the clinic’s. */
  timeZone?: string
}
