import type { Catalogue, Clinic, Location, Service } from './catalogue.ts'
import type { MenuPorts } from './ports.ts'
import { seedCatalogue } from './seed-catalogue.ts'

/** What the clinic is and offers: its settings, services and locations. Money is in integer cents. */
export interface Menu {
  /** The clinic’s public settings. */
  readClinic(): Promise<Clinic>
  /** Every service, by category and then name. */
  listServices(): Promise<readonly Service[]>
  /** One service, or undefined when there is none with this id. */
  findService(id: string): Promise<Service | undefined>
  /**
   * What a treatment with the service counts for: its points and, as spend, its price in cents. Undefined when there is no
   * service with this id.
   */
  worthOf(
    serviceId: string,
  ): Promise<{ readonly name: string; readonly points: number; readonly spendCents: number } | undefined>
  listLocations(): Promise<readonly Location[]>
  /** One location, or undefined when there is none with this id. */
  findLocation(id: string): Promise<Location | undefined>
  /** Fills an empty menu with a first catalogue; does nothing when there are services already. */
  seedCatalogue(catalogue: Catalogue): Promise<void>
}

export function openMenu(ports: MenuPorts): Menu {
  const { clinic, services, locations } = ports
  return {
    readClinic: async () => clinic,
    listServices: () => services.all(),
    findService: id => services.find(id),
    async worthOf(serviceId) {
      const service = await services.find(serviceId)
      return service && { name: service.name, points: service.pointsEarned, spendCents: service.priceCents }
    },
    listLocations: () => locations.all(),
    findLocation: id => locations.find(id),
    seedCatalogue: catalogue => seedCatalogue(ports, catalogue),
  }
}
