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
  /** The same, bypassing the cache. */
  read(): Promise<readonly KeptService[]>
  find(id: string): Promise<KeptService | undefined>
  count(): Promise<number>
  /** Makes these all that the clinic offers; what is not among them is archived. */
  publish(services: readonly MenuService[], version: number): Promise<void>
}

export interface Categories {
  all(): Promise<readonly Category[]>
  /** The same, bypassing the cache. */
  read(): Promise<readonly Category[]>
  /** Makes these all that there are. */
  publish(categories: WholeMenu['categories']): Promise<void>
}

export interface Locations {
  /** In the clinic's order, including archived ones. */
  all(): Promise<readonly Place[]>
  /** The same, bypassing the cache. */
  read(): Promise<readonly Place[]>
  find(id: string): Promise<Place | undefined>
  /** Makes these all that the clinic has; what is not among them is archived. */
  publish(places: Places['places']): Promise<void>
}

type SaidBeside = Pick<Clinic, 'pages' | 'navVariant' | 'timeZone' | 'bookingUrl' | 'contact' | 'welcomeText'>

/** What everybody sees is made of. */
export interface ShownMenuPorts {
  readonly clinic: Pick<Clinic, 'demo'>
  readonly published: () => Promise<PublishedClinic>
  /** What the clinic says beside the menu: its texts and the rules of the house. */
  readonly saidBeside: () => Promise<SaidBeside>
  readonly levelsInForce: () => Promise<Levels>
  /** How the clinic calls itself and looks. */
  readonly readBrand: () => Promise<Pick<Clinic, 'clinicName' | 'brand'>>
  readonly services: Pick<Services, 'all'>
  readonly locations: Pick<Locations, 'all'>
}

export interface MenuPorts extends ShownMenuPorts {
  /** Stores the number of the program version in force. */
  readonly recordVersion: (version: number) => Promise<void>
  readonly services: Services
  readonly categories: Categories
  readonly locations: Locations
  readonly addToCatalogue: (catalogue: Catalogue) => Promise<void>
}
