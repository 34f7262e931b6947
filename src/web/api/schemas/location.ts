export interface Location {
  id: string
  name: string
  address?: string
  phone?: string
  /** May contain line breaks. */
  openingHours?: string
  /** The location’s own booking page. */
  bookingUrl?: string
  /** The time zone of the location’s opening hours. If omitted, it’s the clinic’s. */
  timeZone?: string
}
