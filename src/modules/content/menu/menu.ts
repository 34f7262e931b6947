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

/** The public view of a menu, either the published one or a draft (D-203). */
export type ShownMenu = Pick<Menu, 'readClinic' | 'listServices' | 'listLocations'>

/** The clinic's public settings, services and locations. Money is in integer cents. */
export interface Menu {
  readClinic(): Promise<Clinic>
  /** All services on offer, in the clinic's order. */
  listServices(): Promise<readonly KeptService[]>
  /** One service, even if archived; undefined if there's none with this ID. */
  findService(id: string): Promise<KeptService | undefined>
  /**
   * What a treatment counts for: the service's points, its price in cents as spend, and the program version. Works for
   * archived services, too. Undefined if there's no service with this ID.
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
  /** All open locations, in the clinic's order. */
  listLocations(): Promise<readonly Place[]>
  /** One location, even if archived; undefined if there's none with this ID. */
  findLocation(id: string): Promise<Place | undefined>
  /** Adds the first services and locations; does nothing if there are services already. */
  seedCatalogue(catalogue: Catalogue): Promise<void>
  /** The published categories and services, including archived ones. */
  currentMenu(): Promise<WholeMenu>
  /** The public view of an unpublished menu, as if the clinic were open (D-203). */
  previewMenu(drafted: DraftedMenu): ShownMenu
  /** Publishes the menu under a program version. Services that are left out are archived. */
  publishMenu(menu: WholeMenu, version: number): Promise<void>
  /** The published locations, including archived ones. */
  currentPlaces(): Promise<Places>
  /** Publishes the locations. Those that are left out are archived. */
  publishPlaces(places: Places): Promise<void>
}

/** An unpublished menu with the other data that its public view shows. */
export interface DraftedMenu extends Pick<ShownMenuPorts, 'clinicDetails'> {
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
    currentMenu: async () => ({
      categories: await categories.read(),
      services: (await services.read()).map(asEdited),
    }),
    previewMenu: ({ menu, places, levels, brand, clinicDetails }) =>
      showMenu({
        clinic: { ...ports.clinic, demo: null },
        published: async () => ({ categories: menu.categories, isPublished: true }),
        clinicDetails,
        currentLevels: async () => levels,
        readBrand: async () => brand,
        services: { all: async () => menu.services.map(service => keptService(service, null)) },
        locations: { all: async () => places.places },
      }),
    async publishMenu(menu, version) {
      await categories.publish(menu.categories)
      await services.publish(menu.services, version)
      await ports.recordVersion(version)
    },
    currentPlaces: async () => ({ places: await locations.read() }),
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
        ports.currentLevels(),
        ports.clinicDetails(),
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
