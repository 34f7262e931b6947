import {
  type Catalogue,
  type Clinic,
  type KeptService,
  keptService,
  type Levels,
  type MenuService,
  type Place,
  type Places,
  type WholeMenu,
} from './catalogue.ts'
import type { MenuPorts, ShownMenuPorts } from './ports.ts'
import { seedCatalogue } from './seed-catalogue.ts'

/** What everybody sees of the menu: of the one in force, or of one that nobody published yet (D-203). */
export type ShownMenu = Pick<Menu, 'readClinic' | 'listServices' | 'listLocations'>

/** What the clinic is and offers: its settings, services and locations. Money is in integer cents. */
export interface Menu {
  /** The clinic’s public settings. */
  readClinic(): Promise<Clinic>
  /** Every service that is offered, in the clinic's order. */
  listServices(): Promise<readonly KeptService[]>
  /** One service, also an archived one, or undefined when there is none with this id. */
  findService(id: string): Promise<KeptService | undefined>
  /**
   * What a treatment with the service counts for: its points and, as spend, its price in cents, and the program's version
   * that says so. Undefined when there is no service with this id; an archived one still counts.
   */
  worthOf(serviceId: string): Promise<
    | {
        readonly name: string
        readonly points: number
        readonly spendCents: number
        readonly isArchived: boolean
        readonly programmeVersion: number | null
      }
    | undefined
  >
  /** Every location that is open, in the clinic's order. */
  listLocations(): Promise<readonly Place[]>
  /** One location, also an archived one, or undefined when there is none with this id. */
  findLocation(id: string): Promise<Place | undefined>
  /** Fills an empty menu with a first catalogue; does nothing when there are services already. */
  seedCatalogue(catalogue: Catalogue): Promise<void>
  /** Categories and services, archived ones among them. */
  menuInForce(): Promise<WholeMenu>
  /** What everybody would see of a menu that nobody published yet, in a clinic that is open (D-203). */
  previewMenu(drafted: DraftedMenu): ShownMenu
  /** Makes this the menu, under a version of the program; what it leaves out is archived. */
  publishMenu(menu: WholeMenu, version: number): Promise<void>
  /** The places, archived ones among them. */
  placesInForce(): Promise<Places>
  /** Makes these the places; what is left out is archived. */
  publishPlaces(places: Places): Promise<void>
}

/** A menu that nobody published yet, and what stands beside it. */
export interface DraftedMenu extends Pick<ShownMenuPorts, 'saidBeside'> {
  readonly menu: WholeMenu
  readonly places: Places
  readonly levels: Levels
  readonly brand: Pick<Clinic, 'clinicName' | 'brand'>
}

export function openMenu(ports: MenuPorts): Menu {
  const { services, categories, locations } = ports
  return {
    ...showMenu(ports),
    findService: id => services.find(id),
    async worthOf(serviceId) {
      const service = await services.find(serviceId)
      if (!service) return undefined
      const { name, pointsEarned: points, priceCents: spendCents, isArchived, programmeVersion } = service
      return { name, points, spendCents, isArchived, programmeVersion }
    },
    findLocation: id => locations.find(id),
    seedCatalogue: catalogue => seedCatalogue(ports, catalogue),
    menuInForce: async () => ({
      categories: await categories.read(),
      services: (await services.read()).map(asEdited),
    }),
    previewMenu: ({ menu, places, levels, brand, saidBeside }) =>
      showMenu({
        clinic: { ...ports.clinic, demo: null },
        published: async () => ({ categories: menu.categories, isPublished: true }),
        saidBeside,
        levelsInForce: async () => levels,
        readBrand: async () => brand,
        services: { all: async () => menu.services.map(service => keptService(service, null)) },
        locations: { all: async () => places.places },
      }),
    async publishMenu(menu, version) {
      await categories.publish(menu.categories)
      await services.publish(menu.services, version)
      await ports.recordVersion(version)
    },
    placesInForce: async () => ({ places: await locations.read() }),
    publishPlaces: ({ places }) => locations.publish(places),
  }
}

export function showMenu(ports: ShownMenuPorts): ShownMenu {
  const { clinic, services, locations } = ports
  return {
    async readClinic() {
      const [published, brand, levels, beside] = await Promise.all([
        ports.published(),
        ports.readBrand(),
        ports.levelsInForce(),
        ports.saidBeside(),
      ])
      return { ...clinic, ...published, ...brand, ...levels, ...beside }
    },
    listServices: async () => (await services.all()).filter(isOpen),
    listLocations: async () => (await locations.all()).filter(isOpen),
  }
}

const isOpen = ({ isArchived }: { readonly isArchived: boolean }) => !isArchived

const asEdited = (service: KeptService): MenuService => {
  const { category: categoryId, durationMinutes = null, programmeVersion: _version, ...rest } = service
  return { ...rest, categoryId, durationMinutes }
}
