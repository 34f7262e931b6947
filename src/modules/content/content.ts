import type { Catalogue, Clinic, Location, Service } from './catalogue.ts'
import type { ContentPorts } from './ports.ts'
import { stockCatalogue } from './stock-catalogue.ts'

/** What the clinic offers and tells: services and locations. Money is in integer cents. */
export interface Content {
  /** The clinic’s public settings. */
  readClinic(): Promise<Clinic>
  /** Every service, by category and then name (customer.md, 2 Services). */
  listServices(): Promise<readonly Service[]>
  /** One service, or undefined when there is none with this id. */
  findService(id: string): Promise<Service | undefined>
  listLocations(): Promise<readonly Location[]>
  /** Fills an empty menu with a first catalogue; does nothing when there are services already. */
  stockCatalogue(catalogue: Catalogue): Promise<void>
}

export function openContent(ports: ContentPorts): Content {
  return {
    readClinic: async () => ports.clinic,
    listServices: () => ports.services.all(),
    findService: id => ports.services.find(id),
    listLocations: () => ports.locations.all(),
    stockCatalogue: catalogue => stockCatalogue(ports, catalogue),
  }
}
