import { contrast, leastContrast, luminance } from './contrast.ts'
import { colourDistance, fromOklch, type Oklch, toOklch } from './oklch.ts'

export type Theme = 'light' | 'evening'

/** The kit's color roles that follow the clinic's color. Success, warning and metal colors stay the same. */
export const brandRoles = [
  'ground',
  'surface',
  'surfaceRaised',
  'surfaceSunk',
  'surfaceChosen',
  'line',
  'lineStrong',
  'ink',
  'inkQuiet',
  'accent',
  'accentFill',
  'accentFillPressed',
  'accentInk',
  'accentSoft',
  'focus',
] as const

type BrandRole = (typeof brandRoles)[number]
export type Palette = Readonly<Record<BrandRole, string>>
type MadeInk = 'accentFill' | 'accentFillPressed' | 'accentInk'

/** The kit's colors. A tint keeps at least their luminance, or at most, depending on its role. */
export const kitPalette: Readonly<Record<Theme, Readonly<Record<Exclude<BrandRole, MadeInk>, string>>>> = {
  light: {
    ground: '#FBF7F2',
    surface: '#FFFFFF',
    surfaceRaised: '#FFFFFF',
    surfaceSunk: '#F5EEE7',
    surfaceChosen: '#FFFFFF',
    line: '#ECE2D9',
    lineStrong: '#8E7D89',
    ink: '#2B1B2E',
    inkQuiet: '#6A596B',
    accent: '#9C3A60',
    accentSoft: '#F9EBF0',
    focus: '#6A2C70',
  },
  evening: {
    ground: '#17121A',
    surface: '#211A25',
    surfaceRaised: '#2A2230',
    surfaceSunk: '#2D2533',
    surfaceChosen: '#4A3D53',
    line: '#382E3E',
    lineStrong: '#8F8096',
    ink: '#F7EFF3',
    inkQuiet: '#BFAFBD',
    accent: '#EDA6C0',
    accentSoft: '#3B2432',
    focus: '#F2BACE',
  },
}

const inks: ReadonlySet<string> = new Set(['lineStrong', 'ink', 'inkQuiet', 'accent', 'focus'])
const loud: ReadonlySet<string> = new Set(['accent', 'focus'])

/** From this chroma up, the brand color tints quiet roles as strongly as the kit's own does. */
const fullChroma = 0.09

/**
 * Both palettes for a clinic's color (#RRGGBB). Every pair of text or shapes meets WCAG AA: grounds and inks have at
 * least the kit's contrast, and fills are chosen by theirs. A color that can't meet it is replaced by the nearest one
 * that does.
 */
export function brandPalettes(hex: string): Readonly<Record<Theme, Palette>> {
  return { light: paletteOf(nearestThatHolds(hex), 'light'), evening: paletteOf(hex, 'evening') }
}

/** The color itself if a button in it is visible and readable; otherwise the nearest such color. */
export function nearestThatHolds(hex: string): string {
  const asked = hex.toUpperCase()
  if (holds(asked)) return asked
  const { l, c, h } = toOklch(asked)
  const darker = Array.from({ length: Math.floor(l * 500) }, (_, n) => fromOklch({ l: l - n / 500, c, h }))
  const found = darker
    .filter(holds)
    .map(shade => ({ shade, far: colourDistance(asked, shade) }))
    .reduce((near, each) => (each.far < near.far ? each : near))
  return found.shade
}

/** Only rules out colors too bright for the page. Ones that are too dark get lightened in the evening theme. */
const holds = (hex: string) => contrast(hex, tinted('light', 'ground', toOklch(hex))) >= leastContrast.shape

function paletteOf(hex: string, theme: Theme): Palette {
  const brand = toOklch(hex)
  const tints = Object.fromEntries(
    (Object.keys(kitPalette[theme]) as Exclude<BrandRole, MadeInk>[]).map(role => [
      role,
      tinted(theme, role, brand),
    ]),
  ) as Record<Exclude<BrandRole, MadeInk>, string>
  const accentFill = theme === 'light' ? hex : seenOn(tints.surface, brand)
  const accentInk = inkOn(accentFill)
  const accent = theme === 'light' && luminance(hex) < luminance(tints.accent) ? hex : tints.accent
  return { ...tints, accent, accentFill, accentInk, accentFillPressed: pressed(accentFill, accentInk) }
}

/** The kit's color in the brand's hue, with at least the kit's contrast. */
function tinted(theme: Theme, role: Exclude<BrandRole, MadeInk>, brand: Oklch): string {
  const own = kitPalette[theme][role]
  const { l, c } = toOklch(own)
  const chroma = loud.has(role) ? Math.min(c, brand.c) : c * Math.min(1, brand.c / fullChroma)
  const brighter = inks.has(role) === (theme === 'evening')
  const holdsAt = (shade: string) =>
    brighter ? luminance(shade) >= luminance(own) : luminance(shade) <= luminance(own)
  return firstOf({ l, c: chroma, h: brand.h }, brighter ? 0.001 : -0.001, holdsAt)
}

const seenOn = (surface: string, brand: Oklch) =>
  firstOf(brand, 0.002, shade => contrast(shade, surface) >= leastContrast.shape)

/** White if readable, because buttons normally use it. */
const inkOn = (fill: string) => (contrast('#FFFFFF', fill) >= leastContrast.text ? '#FFFFFF' : '#000000')

/** Moves away from the text color, so that it stays legible; black can only get brighter. */
function pressed(fill: string, ink: string): string {
  const { l, c, h } = toOklch(fill)
  if (ink !== '#FFFFFF') return fromOklch({ l: Math.min(1, l + 0.05), c, h })
  return fromOklch({ l: l < 0.2 ? l + 0.1 : l - 0.07, c, h })
}

/** The first shade toward white or black that passes the check. */
function firstOf(from: Oklch, step: number, isRight: (shade: string) => boolean): string {
  for (let l = from.l; l > 0 && l < 1; l += step) {
    const shade = fromOklch({ ...from, l })
    if (isRight(shade)) return shade
  }
  return step > 0 ? '#FFFFFF' : '#000000'
}
