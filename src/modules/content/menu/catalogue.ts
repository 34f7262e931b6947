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

/** How a service is priced, beside the amount in `priceCents`. */
export interface ServicePricing {
  /** `on-request` and `free` have no amount: `priceCents` is 0. */
  readonly priceKind: 'fixed' | 'from' | 'range' | 'package' | 'on-request' | 'free'
  /** The unit of the amount; null: the whole treatment. */
  readonly priceUnit: 'unit' | 'syringe' | 'vial' | 'area' | 'session' | null
  /** The upper bound of a range. */
  readonly priceToCents: number | null
  /** The number of sessions in a package; the amount covers all of them. */
  readonly packageSize: number | null
}

/** What else a clinic may say of a service. */
export interface AboutService extends ServicePricing {
  /** Roughly how long the effect lasts; null: unknown. */
  readonly lastsWeeks: number | null
  /** Aftercare instructions; may be empty. */
  readonly aftercare: string
  /** Days until a photo shows the result; null: unknown. */
  readonly photoAfterDays: number | null
  /** The locations that offer it; empty: all. */
  readonly placeIds: readonly string[]
}

/** A service as it is kept: archived ones stay, because treatments, requests and diaries name them. */
export interface KeptService extends Service, AboutService {
  readonly isArchived: boolean
  /** The program version that includes it; null before the first one. */
  readonly programmeVersion: number | null
}

export interface Category {
  /** A slug; a service names its category by it. */
  readonly id: string
  readonly name: string
}

export interface Location {
  readonly id: string
  readonly name: string
}

export interface Place extends Location {
  readonly address: string | null
  readonly phone: string | null
  /** The lines of text. */
  readonly openingHours: string | null
  /** Where this place takes appointments; null: as the clinic does. */
  readonly bookingUrl: string | null
  /** Whose clock its opening hours are told by; null: the clinic's. It decides about no day (D-207). */
  readonly timeZone: string | null
  readonly isArchived: boolean
}

/** All that is known of the places, in the clinic's order. */
export interface Places {
  readonly places: readonly Place[]
}

/** A service as the clinic edits it. */
export interface MenuService extends Omit<Service, 'category' | 'durationMinutes'>, AboutService {
  readonly categoryId: string
  readonly durationMinutes: number | null
  readonly isArchived: boolean
}

/** A service of the menu as it is kept under a version of the program. */
export const keptService = (
  { categoryId: category, ...service }: MenuService,
  programmeVersion: number | null,
): KeptService => ({ ...service, category, programmeVersion })

/** All that is known of the menu, in the clinic's order. */
export interface WholeMenu {
  readonly categories: readonly Category[]
  readonly services: readonly MenuService[]
}

export interface Catalogue {
  readonly services: readonly Service[]
  readonly locations: readonly Location[]
}

/** A text of the clinic that links lead to; version 0 are the app's own words. */
export interface ListedPage {
  readonly name: string
  readonly title: string
  readonly version: number
}

/** What a publication decides about the clinic. */
export type PublishedClinic = Pick<Clinic, 'categories' | 'isPublished'>

/** What tiers take and give, and which balances are celebrated. */
export interface Levels {
  /** In rising order, with the total spend from which each holds, in cents. */
  readonly tiers: readonly {
    readonly id: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
    readonly name: string
    readonly fromCents: number
    readonly metal: 'bronze' | 'silver' | 'gold' | 'platinum'
    readonly perks: readonly string[]
  }[]
  /** The balances whose first reaching is celebrated, in points; without words of their own, with the app's. */
  readonly milestones: readonly { readonly points: number; readonly words: string }[]
}

/** The clinic as everybody may know it; demo accounts only in demo mode (D-9). */
export interface Clinic extends Levels {
  readonly clinicName: string
  /** How it looks: addresses, and the page's colours as #RRGGBB. */
  readonly brand: {
    readonly card: 'rings' | 'lines' | 'plain'
    readonly stylesheet: string | null
    readonly fonts: readonly string[]
    readonly logo: { readonly light: string; readonly dark: string } | null
    readonly icons: {
      readonly small: string
      readonly large: string
      readonly maskable: string
      readonly apple: string
    } | null
    readonly grounds: { readonly light: string; readonly dark: string }
  }
  readonly timeZone: string
  /** Where the clinic takes appointments; null: nothing leads there. */
  readonly bookingUrl: string | null
  /** The ways to reach it, as links. */
  readonly contact: readonly {
    readonly kind: 'phone' | 'email' | 'website'
    readonly text: string
    readonly href: string
  }[]
  readonly navVariant: 'A' | 'B'
  /** The landing page's text; null: the app's default. */
  readonly welcomeText: string | null
  /** In the clinic's order. */
  readonly categories: readonly Category[]
  /** Those that say something. */
  readonly pages: readonly ListedPage[]
  /** Whether the clinic has published its program: before, there is nothing to show. */
  readonly isPublished: boolean
  readonly demo: {
    readonly member: { readonly email: string; readonly password: string }
    readonly staff: { readonly email: string; readonly password: string }
    readonly staffCode: string
  } | null
}
