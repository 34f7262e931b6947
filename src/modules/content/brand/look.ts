import {
  brandPalettes,
  nearestThatHolds,
  type Palette,
  type Theme,
} from '#platform/kernel/colour/brand-palette.ts'
import { contrast, leastContrast } from '#platform/kernel/colour/contrast.ts'
import type { TypefaceName } from './typefaces.ts'

export const cards = ['rings', 'lines', 'plain'] as const

/** How a clinic looks. What it has not said is as Velora has it. */
export interface Brand {
  /** Null: the name in the server's settings. */
  readonly appName: string | null
  /** As #RRGGBB. */
  readonly colour: string | null
  readonly typeface: TypefaceName
  readonly card: (typeof cards)[number]
  /** The id of a logo that was added; the other one is for dark grounds. */
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
  /** What stands on what, in words. */
  readonly what: string
  readonly ink: string
  readonly ground: string
  /** From 1 to 21, rounded down to a tenth. */
  readonly ratio: number
  /** What WCAG asks at AA. */
  readonly least: number
}

/** What becomes of a colour. */
export interface Look {
  /** Whether it can be the clinic's. */
  readonly holds: boolean
  /** The colour itself, or the nearest that holds. */
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
  { what: 'Quiet text on the page', ink: 'inkQuiet', ground: 'ground', least: text },
  { what: 'Quiet text on sunk areas', ink: 'inkQuiet', ground: 'surfaceSunk', least: text },
  { what: 'Links on the page', ink: 'accent', ground: 'ground', least: text },
  { what: 'Links on tinted areas', ink: 'accent', ground: 'accentSoft', least: text },
  { what: 'Words on buttons', ink: 'accentInk', ground: 'accentFill', least: text },
  { what: 'Words on pressed buttons', ink: 'accentInk', ground: 'accentFillPressed', least: text },
  { what: 'Buttons on the page', ink: 'accentFill', ground: 'ground', least: shape },
  { what: 'Edges of fields', ink: 'lineStrong', ground: 'surface', least: shape },
  { what: 'The focus ring', ink: 'focus', ground: 'ground', least: shape },
]

/** The palettes of a colour (#RRGGBB) in both themes, and what stands in them on what. */
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
