export interface Service {
  id: string
  name: string
  description: string
  /** Dollars with two decimals. */
  price: string
  category: string
  pointsEarned: number
  /** @nullable */
  durationMinutes?: number | null
  imageUrl: string
  /** How long what it does lasts, about. */
  lastsWeeks?: number
  /** The places where it is offered, by name; left out: everywhere. */
  onlyAt?: string[]
}
