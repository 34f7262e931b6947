import {
  brandPalettes,
  nearestThatHolds,
  type Palette,
  type Theme,
} from '#platform/kernel/colour/brand-palette.ts'
import { contrast, leastContrast } from '#platform/kernel/colour/contrast.ts'
import type { TypefaceName } from './typefaces.ts'

export const cards = ['rings', 'lines', 'plain'] as const

/** A clinic's look. Defaults to Velora's own. */
export interface Brand {
  /** Null for the name from the server's settings. */
  readonly appName: string | null
  /** As #RRGGBB. */
  readonly colour: string | null
  readonly typeface: TypefaceName
  readonly card: (typeof cards)[number]
  /** The ID of an uploaded logo; `logoDark` is for dark backgrounds. */
  readonly logo: string | null
  readonly logoDark: string | null
}

export const blankBrand: Brand = {
  appName: null,
  colour: null,
  typeface: 'soft',
  card: 'rings',
  logo: null,
  logoDark: null,
}

interface Pair {
  readonly theme: Theme
  /** A short description, such as 'Text on the page'. */
  readonly what: string
  readonly ink: string
  readonly ground: string
  /** From 1 to 21, rounded down to a tenth. */
  readonly ratio: number
  /** The WCAG AA minimum. */
  readonly least: number
}

/** The palettes made from a color, and their contrast. */
export interface Look {
  /** Whether the clinic can use the color. */
  readonly holds: boolean
  /** The color itself, or the nearest one that works. */
  readonly nearest: string
  readonly palettes: Readonly<Record<Theme, Palette>>
  readonly pairs: readonly Pair[]
}

const { text, shape } = leastContrast

const shown: readonly {
  readonly what: string
  readonly ink: keyof Palette
  readonly ground: keyof Palette
  readonly least: number
}[] = [
  { what: 'Text on the page', ink: 'ink', ground: 'ground', least: text },
  { what: 'Secondary text on the page', ink: 'inkQuiet', ground: 'ground', least: text },
  { what: 'Secondary text on shaded areas', ink: 'inkQuiet', ground: 'surfaceSunk', least: text },
  { what: 'Links on the page', ink: 'accent', ground: 'ground', least: text },
  { what: 'Links on tinted areas', ink: 'accent', ground: 'accentSoft', least: text },
  { what: 'Words on buttons', ink: 'accentInk', ground: 'accentFill', least: text },
  { what: 'Words on pressed buttons', ink: 'accentInk', ground: 'accentFillPressed', least: text },
  { what: 'Buttons on the page', ink: 'accentFill', ground: 'ground', least: shape },
  { what: 'Field borders', ink: 'lineStrong', ground: 'surface', least: shape },
  { what: 'The focus ring', ink: 'focus', ground: 'ground', least: shape },
]

/** A color's palettes (#RRGGBB) in both themes, and the contrast of their pairs. */
export function lookOf(colour: string): Look {
  const nearest = nearestThatHolds(colour)
  const palettes = brandPalettes(colour)
  const pairsIn = (theme: Theme) =>
    shown.map(({ what, ink, ground, least }) => ({
      theme,
      what,
      ink: palettes[theme][ink],
      ground: palettes[theme][ground],
      ratio: Math.floor(contrast(palettes[theme][ink], palettes[theme][ground]) * 10) / 10,
      least,
    }))
  return {
    holds: nearest === colour.toUpperCase(),
    nearest,
    palettes,
    pairs: [...pairsIn('light'), ...pairsIn('evening')],
  }
}
