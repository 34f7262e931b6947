import { memoLast } from '#platform/kernel/memo-last.ts'
import { type BrandFile, paletteFile } from './brand-files.ts'
import type { Brand as Look } from './look.ts'
import type { BrandPorts, LogoFiles, PublishedBrand } from './ports.ts'
import {
  type CurrentBrand,
  type Letterhead,
  letterheadOf,
  type ShownBrand,
  shownBrand,
} from './shown-brand.ts'
import { typefaceStyles } from './typefaces.ts'

/** The clinic's name, color, logo and card. */
export interface Brand {
  /** The published brand as the app and its pages use it. */
  readBrand(): Promise<{ readonly clinicName: string; readonly brand: ShownBrand }>
  /** The brand as emails use it. */
  readLetterhead(): Promise<Letterhead>
  /** An unpublished brand, with its style sheet; null if it needs none (D-203). */
  previewBrand(drafted: PublishedBrand): {
    readonly clinicName: string
    readonly brand: ShownBrand
    readonly styles: () => string | null
  }
  /** The published brand as it's edited. */
  currentBrand(): Promise<PublishedBrand>
  /** Publishes the brand. */
  publishBrand(published: PublishedBrand): Promise<void>
  /**
   * Makes all of a logo's files without storing them; takes seconds. Refuses with `NotALogo`, `LogoTooLarge`,
   * `BlankLogo`.
   */
  processLogo(sent: Uint8Array): Promise<LogoFiles>
  /** Stores a logo's files and returns its ID. */
  addLogo(files: LogoFiles): Promise<string>
  /** A brand's file. Refuses with `UnknownBrandFile`. */
  readBrandFile(id: string, file: BrandFile): Promise<Uint8Array>
}

export function openBrand(given: BrandPorts): Brand {
  // Computes hundreds of colors, and a preview needs it on every request.
  const ports = { ...given, stylesOf: memoLast(given.stylesOf) }
  const { brand, files, clinicName } = ports
  const nameOf = ({ appName }: Look) => appName ?? clinicName
  const shown = memoLast((current: CurrentBrand) => ({
    clinicName: nameOf(current),
    brand: shownBrand(current),
  }))
  const letterhead = memoLast((current: CurrentBrand, contact: Letterhead['contact']) =>
    letterheadOf(current, clinicName, contact),
  )
  return {
    readBrand: async () => shown(await brand.current()),
    readLetterhead: async () => letterhead(await brand.current(), await ports.contact()),
    previewBrand: ({ brand: drafted }) => ({
      clinicName: nameOf(drafted),
      brand: shownBrand({ ...drafted, palette: null }),
      styles: () => stylesFor(ports, drafted),
    }),
    async currentBrand() {
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

/** Stored on publication, so pages that were rendered earlier find their style sheet even after an upgrade. */
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
