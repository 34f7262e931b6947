import type { light } from './palettes.ts'

export type Pair = { name: string; ink: string; ground: string }

/** The WCAG contrast of two colors given as #RRGGBB. */
export function contrast({ ink, ground }: Pair): number {
  const [bright = 0, dark = 0] = [luminance(ink), luminance(ground)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

/** Every text color on every background that text appears on. */
export function textPairs(colors: typeof light): readonly Pair[] {
  const grounds = [
    'ground',
    'surface',
    'surfaceRaised',
    'surfaceSunk',
    'surfaceChosen',
    'accentSoft',
  ] as const
  const pair = (ink: Flat, ground: Flat) => ({
    name: `${ink} on ${ground}`,
    ink: colors[ink],
    ground: colors[ground],
  })
  return [
    ...grounds.flatMap(ground => [pair('ink', ground), pair('inkQuiet', ground)]),
    ...(['ground', 'surface', 'surfaceRaised', 'accentSoft'] as const).map(ground => pair('accent', ground)),
    pair('accentInk', 'accentFill'),
    pair('accentInk', 'accentFillPressed'),
    pair('ground', 'ink'),
    ...(['positive', 'caution', 'critical'] as const).flatMap(tone => [
      pair(tone, `${tone}Soft`),
      pair(tone, 'surface'),
      pair(tone, 'ground'),
    ]),
    ...metals.flatMap(metal => [
      { name: `${metal} from`, ink: colors[metal].ink, ground: colors[metal].from },
      { name: `${metal} to`, ink: colors[metal].ink, ground: colors[metal].to },
    ]),
  ]
}

/** Colors of shapes that people must be able to tell apart. */
export function uiPairs(colors: typeof light): readonly Pair[] {
  return (['lineStrong', 'focus', 'accentFill'] as const).flatMap(ink =>
    (['ground', 'surface'] as const).map(ground => ({
      name: `${ink} on ${ground}`,
      ink: colors[ink],
      ground: colors[ground],
    })),
  )
}

const metals = ['bronze', 'silver', 'gold', 'platinum'] as const

type Flat = {
  [Role in keyof typeof light]: (typeof light)[Role] extends string ? Role : never
}[keyof typeof light]

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
