export interface Service {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly priceCents: number
  readonly pointsEarned: number
  readonly durationMinutes?: number | null | undefined
  readonly imageUrl: string
}

export interface Location {
  readonly id: string
  readonly name: string
}

export interface Catalogue {
  readonly services: readonly Service[]
  readonly locations: readonly Location[]
}

/** The clinic as everybody may know it; demo accounts only in demo mode (D-9). */
export interface Clinic {
  readonly clinicName: string
  readonly timeZone: string
  /** Where the clinic takes appointments; null: nothing leads there. */
  readonly bookingUrl: string | null
  readonly navVariant: 'A' | 'B'
  /** In rising order, with the total spend from which each holds, in cents. */
  readonly tiers: readonly {
    readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
    readonly fromCents: number
  }[]
  /** The balances whose first reaching is celebrated, in points. */
  readonly milestones: readonly number[]
  readonly demo: {
    readonly member: { readonly email: string; readonly password: string }
    readonly staff: { readonly email: string; readonly password: string }
    readonly staffCode: string
  } | null
}
