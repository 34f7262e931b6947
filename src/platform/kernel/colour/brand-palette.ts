import { contrast, leastContrast, luminance } from './contrast.ts'
import { colourDistance, fromOklch, type Oklch, toOklch } from './oklch.ts'

export type Theme = 'light' | 'evening'

/** The roles of the kit's colours that follow a clinic's own; what it says of success, warning and metals stays. */
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

/** What the kit has, as the measure of light: a tint gives as much of it, or as little. */
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

/** From this chroma on a colour tints what is quiet as much as the kit's own does. */
const fullChroma = 0.09

/**
 * Both palettes of a clinic's colour (#RRGGBB). Every pair that the kit sets text or shapes in holds at WCAG AA: a ground gives
 * at least as much contrast as the kit's own, an ink too, and fills are chosen by their contrast. A colour that does not hold
 * is taken as the nearest that does.
 */
export function brandPalettes(hex: string): Readonly<Record<Theme, Palette>> {
  return { light: paletteOf(nearestThatHolds(hex), 'light'), evening: paletteOf(hex, 'evening') }
}

/** The colour itself where a button of it is seen on the page and can be read; else the nearest of which that is true. */
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

/** A button that is too bright for the page; one that is too dark is given more light in the evening. */
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

/** The kit's colour in the brand's hue: as an ink with at most, as a ground with at least as much contrast. */
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

/** White where it can be read: it is what buttons have. */
const inkOn = (fill: string) => (contrast('#FFFFFF', fill) >= leastContrast.text ? '#FFFFFF' : '#000000')

/** Away from its ink, so that it stays legible; black can only become brighter. */
function pressed(fill: string, ink: string): string {
  const { l, c, h } = toOklch(fill)
  if (ink !== '#FFFFFF') return fromOklch({ l: Math.min(1, l + 0.05), c, h })
  return fromOklch({ l: l < 0.2 ? l + 0.1 : l - 0.07, c, h })
}

/** The first shade on the way to white or black of which something holds. */
function firstOf(from: Oklch, step: number, isRight: (shade: string) => boolean): string {
  for (let l = from.l; l > 0 && l < 1; l += step) {
    const shade = fromOklch({ ...from, l })
    if (isRight(shade)) return shade
  }
  return step > 0 ? '#FFFFFF' : '#000000'
}
