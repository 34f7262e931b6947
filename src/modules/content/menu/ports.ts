import type {
  Catalogue,
  Category,
  Clinic,
  KeptService,
  Levels,
  MenuService,
  Place,
  Places,
  PublishedClinic,
  WholeMenu,
} from './catalogue.ts'

export interface Services {
  /** In the clinic's order, including archived ones. */
  all(): Promise<readonly KeptService[]>
  /** Like `all`, bypassing the cache. */
  read(): Promise<readonly KeptService[]>
  find(id: string): Promise<KeptService | undefined>
  count(): Promise<number>
  /** Replaces the services. Those that aren't listed are archived. */
  publish(services: readonly MenuService[], version: number): Promise<void>
}

export interface Categories {
  all(): Promise<readonly Category[]>
  /** Like `all`, bypassing the cache. */
  read(): Promise<readonly Category[]>
  /** Replaces the categories. */
  publish(categories: WholeMenu['categories']): Promise<void>
}

export interface Locations {
  /** In the clinic's order, including archived ones. */
  all(): Promise<readonly Place[]>
  /** Like `all`, bypassing the cache. */
  read(): Promise<readonly Place[]>
  find(id: string): Promise<Place | undefined>
  /** Replaces the locations. Those that aren't listed are archived. */
  publish(places: Places['places']): Promise<void>
}

type ClinicDetails = Pick<
  Clinic,
  'pages' | 'navVariant' | 'timeZone' | 'bookingUrl' | 'contact' | 'welcomeText'
>

/** The data for the menu's public view. */
export interface ShownMenuPorts {
  readonly clinic: Pick<Clinic, 'demo'>
  readonly published: () => Promise<PublishedClinic>
  /** Data that isn't part of the menu: the clinic's texts and policies. */
  readonly clinicDetails: () => Promise<ClinicDetails>
  readonly currentLevels: () => Promise<Levels>
  /** The clinic's name and look. */
  readonly readBrand: () => Promise<Pick<Clinic, 'clinicName' | 'brand'>>
  readonly services: Pick<Services, 'all'>
  readonly locations: Pick<Locations, 'all'>
}

export interface MenuPorts extends ShownMenuPorts {
  /** Stores the number of the published program version. */
  readonly recordVersion: (version: number) => Promise<void>
  readonly services: Services
  readonly categories: Categories
  readonly locations: Locations
  readonly addToCatalogue: (catalogue: Catalogue) => Promise<void>
}
