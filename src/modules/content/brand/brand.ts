import { memoLast } from '#platform/kernel/memo-last.ts'
import { type BrandFile, paletteFile } from './brand-files.ts'
import type { Brand as Look } from './look.ts'
import type { BrandPorts, LogoFiles, PublishedBrand } from './ports.ts'
import {
  type BrandInForce,
  type Letterhead,
  letterheadOf,
  type ShownBrand,
  shownBrand,
} from './shown-brand.ts'
import { typefaceStyles } from './typefaces.ts'

/** How the clinic looks: its name, colour, logo and card. */
export interface Brand {
  /** What the app and its pages show of it. */
  readBrand(): Promise<{ readonly clinicName: string; readonly brand: ShownBrand }>
  /** What a mail's head shows of it. */
  readLetterhead(): Promise<Letterhead>
  /** The same of a brand that nobody published yet, with the style sheet that it would have; null: none (D-203). */
  previewBrand(drafted: PublishedBrand): {
    readonly clinicName: string
    readonly brand: ShownBrand
    readonly styles: () => string | null
  }
  /** The brand as it is edited. */
  brandInForce(): Promise<PublishedBrand>
  /** Makes this the clinic's look. */
  publishBrand(published: PublishedBrand): Promise<void>
  /** Makes all files of a logo; takes seconds, and changes nothing. Refuses with `NotALogo`, `LogoTooLarge`, `BlankLogo`. */
  processLogo(sent: Uint8Array): Promise<LogoFiles>
  /** Keeps a logo's files, and gives its id. */
  addLogo(files: LogoFiles): Promise<string>
  /** A file that was made of a brand. Refuses with `UnknownBrandFile`. */
  readBrandFile(id: string, file: BrandFile): Promise<Uint8Array>
}

export function openBrand(given: BrandPorts): Brand {
  // It takes hundreds of colours, and each request of a preview asks for it.
  const ports = { ...given, stylesOf: memoLast(given.stylesOf) }
  const { brand, files, clinicName } = ports
  const nameOf = ({ appName }: Look) => appName ?? clinicName
  const shown = memoLast((inForce: BrandInForce) => ({
    clinicName: nameOf(inForce),
    brand: shownBrand(inForce),
  }))
  const letterhead = memoLast((inForce: BrandInForce, contact: Letterhead['contact']) =>
    letterheadOf(inForce, clinicName, contact),
  )
  return {
    readBrand: async () => shown(await brand.inForce()),
    readLetterhead: async () => letterhead(await brand.inForce(), await ports.contact()),
    previewBrand: ({ brand: drafted }) => ({
      clinicName: nameOf(drafted),
      brand: shownBrand({ ...drafted, palette: null }),
      styles: () => stylesFor(ports, drafted),
    }),
    async brandInForce() {
      const { palette: _made, ...said } = await brand.read()
      return { brand: said }
    },
    async publishBrand({ brand: published }) {
      await brand.publish({ ...published, palette: await paletteKept(ports, published) })
    },
    processLogo: ports.processLogo,
    async addLogo(made) {
      const id = ports.idOf(made)
      await files.keep(id, made)
      return id
    },
    readBrandFile: (id, file) => files.find(id, file),
  }
}

/** Kept with the publication, so that a page of before finds its own also after a newer app makes it otherwise. */
async function paletteKept(ports: BrandPorts, look: Look): Promise<string | null> {
  const { files, encoded, idOf } = ports
  const styles = stylesFor(ports, look)
  if (styles === null) return null
  const made = [[paletteFile, encoded(styles)]] as const
  const id = idOf(made)
  await files.keep(id, made)
  return id
}

function stylesFor({ stylesOf }: Pick<BrandPorts, 'stylesOf'>, { colour, typeface }: Look): string | null {
  const styles = [typefaceStyles(typeface), colour === null ? '' : stylesOf(colour)].filter(Boolean)
  return styles.length === 0 ? null : styles.join('\n')
}
