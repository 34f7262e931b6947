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

/** A service's price, in addition to `priceCents`. */
export interface ServicePricing {
  /** `on-request` and `free` have no amount, so `priceCents` is 0. */
  readonly priceKind: 'fixed' | 'from' | 'range' | 'package' | 'on-request' | 'free'
  /** The unit of the amount; null for the whole treatment. */
  readonly priceUnit: 'unit' | 'syringe' | 'vial' | 'area' | 'session' | null
  /** The upper bound of a range. */
  readonly priceToCents: number | null
  /** The number of sessions in a package; the amount covers all of them. */
  readonly packageSize: number | null
}

/** A service's optional details. */
export interface AboutService extends ServicePricing {
  /** Roughly how long the effect lasts; null if unknown. */
  readonly lastsWeeks: number | null
  /** Aftercare instructions; may be empty. */
  readonly aftercare: string
  /** Days until a photo shows the result; null if unknown. */
  readonly photoAfterDays: number | null
  /** The locations that offer it; empty for all. */
  readonly placeIds: readonly string[]
}

/** A stored service. Archived ones remain, because treatments, requests and diaries refer to them. */
export interface KeptService extends Service, AboutService {
  readonly isArchived: boolean
  /** The program version that includes it; null before the first version. */
  readonly programmeVersion: number | null
}

export interface Category {
  /** A slug; services refer to their category by it. */
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
  /** Several lines of text. */
  readonly openingHours: string | null
  /** This location's booking page; null for the clinic's. */
  readonly bookingUrl: string | null
  /** The time zone of its opening hours; null for the clinic's. Clinic days don't depend on it (D-207). */
  readonly timeZone: string | null
  readonly isArchived: boolean
}

/** All locations, in the clinic's order. */
export interface Places {
  readonly places: readonly Place[]
}

export interface MenuService extends Omit<Service, 'category' | 'durationMinutes'>, AboutService {
  readonly categoryId: string
  readonly durationMinutes: number | null
  readonly isArchived: boolean
}

/** Converts a service of the menu to a stored one, under a program version. */
export const keptService = (
  { categoryId: category, ...service }: MenuService,
  programmeVersion: number | null,
): KeptService => ({ ...service, category, programmeVersion })

/** The whole menu, in the clinic's order. */
export interface WholeMenu {
  readonly categories: readonly Category[]
  readonly services: readonly MenuService[]
}

export interface Catalogue {
  readonly services: readonly Service[]
  readonly locations: readonly Location[]
}

/** A page that links lead to; version 0 is the app's own text. */
export interface ListedPage {
  readonly name: string
  readonly title: string
  readonly version: number
}

/** The clinic's published data. */
export type PublishedClinic = Pick<Clinic, 'categories' | 'isPublished'>

/** The published tiers and milestones. */
export interface Levels {
  /** In rising order, with the total spend at which each starts, in cents. */
  readonly tiers: readonly {
    readonly id: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
    readonly name: string
    readonly fromCents: number
    readonly metal: 'bronze' | 'silver' | 'gold' | 'platinum'
    readonly perks: readonly string[]
  }[]
  /** Balances in points that are celebrated when first reached. Without a message, the app's default is used. */
  readonly milestones: readonly { readonly points: number; readonly words: string }[]
}

/** The clinic's public data; includes demo accounts only in demo mode (D-9). */
export interface Clinic extends Levels {
  readonly clinicName: string
  /** The clinic's look: file paths, and the page's colors as #RRGGBB. */
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
  /** The clinic's booking page; null hides booking links. */
  readonly bookingUrl: string | null
  /** The clinic's contact links. */
  readonly contact: readonly {
    readonly kind: 'phone' | 'email' | 'website'
    readonly text: string
    readonly href: string
  }[]
  readonly navVariant: 'A' | 'B'
  /** The landing page's text; null for the app's default. */
  readonly welcomeText: string | null
  /** In the clinic's order. */
  readonly categories: readonly Category[]
  /** Only pages that have a text. */
  readonly pages: readonly ListedPage[]
  /** Whether the clinic has published its program. Before that, there's nothing to show. */
  readonly isPublished: boolean
  readonly demo: {
    readonly member: { readonly email: string; readonly password: string }
    readonly staff: { readonly email: string; readonly password: string }
    readonly staffCode: string
  } | null
}
