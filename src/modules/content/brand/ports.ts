import type { BrandFile } from './brand-files.ts'
import type { Brand } from './look.ts'
import type { BrandInForce, Letterhead } from './shown-brand.ts'

export type LogoFiles = readonly (readonly [BrandFile, Uint8Array])[]

export interface BrandPorts {
  readonly brand: {
    inForce(): Promise<BrandInForce>
    /** Bypasses the cache. */
    read(): Promise<BrandInForce>
    publish(brand: BrandInForce): Promise<void>
  }
  readonly files: {
    keep(id: string, files: LogoFiles): Promise<void>
    /** Refuses with `UnknownBrandFile`. */
    find(id: string, file: BrandFile): Promise<Uint8Array>
  }
  /** Makes of what was sent, whatever it claims to be, all that a logo is needed as. Refuses what is no picture. */
  readonly processLogo: (sent: Uint8Array) => Promise<LogoFiles>
  /** The style sheet of a colour. */
  readonly stylesOf: (colour: string) => string
  /** A text as bytes. */
  readonly encoded: (text: string) => Uint8Array
  /** The same for the same contents. */
  readonly idOf: (files: LogoFiles) => string
  /** What the server was set up with. */
  readonly clinicName: string
  /** The ways to reach the clinic: the same object as long as nothing of it changes. */
  readonly contact: () => Promise<Letterhead['contact']>
}

export type PublishedBrand = { readonly brand: Brand }
