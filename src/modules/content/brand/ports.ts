import type { BrandFile } from './brand-files.ts'
import type { Brand } from './look.ts'
import type { CurrentBrand, Letterhead } from './shown-brand.ts'

export type LogoFiles = readonly (readonly [BrandFile, Uint8Array])[]

export interface BrandPorts {
  readonly brand: {
    current(): Promise<CurrentBrand>
    /** Bypasses the cache. */
    read(): Promise<CurrentBrand>
    publish(brand: CurrentBrand): Promise<void>
  }
  readonly files: {
    keep(id: string, files: LogoFiles): Promise<void>
    /** Refuses with `UnknownBrandFile`. */
    find(id: string, file: BrandFile): Promise<Uint8Array>
  }
  /** Makes all of a logo's files, whatever type the upload claims to be. Refuses anything but pictures. */
  readonly processLogo: (sent: Uint8Array) => Promise<LogoFiles>
  /** A color's style sheet. */
  readonly stylesOf: (colour: string) => string
  readonly encoded: (text: string) => Uint8Array
  /** Equal for equal contents. */
  readonly idOf: (files: LogoFiles) => string
  /** The clinic's name from the server's settings. */
  readonly clinicName: string
  /** The clinic's contact links. Returns the same object until they change. */
  readonly contact: () => Promise<Letterhead['contact']>
}

export type PublishedBrand = { readonly brand: Brand }
