import type { Catalogue, Clinic, Location, Service } from './catalogue.ts'

export interface Services {
  all(): Promise<readonly Service[]>
  find(id: string): Promise<Service | undefined>
  count(): Promise<number>
}

export interface Locations {
  all(): Promise<readonly Location[]>
  find(id: string): Promise<Location | undefined>
}

export interface MenuPorts {
  readonly clinic: Clinic
  readonly services: Services
  readonly locations: Locations
  readonly addToCatalogue: (catalogue: Catalogue) => Promise<void>
}
