import { createGlobalThemeContract } from '@vanilla-extract/css'

const named = (_value: string | null, path: string[]) => path.join('-')

const metal = { from: '', to: '', ink: '', edge: '' }

/** Roles whose value differs between the light and the evening theme. */
export const color = createGlobalThemeContract(
  {
    ground: '',
    surface: '',
    surfaceRaised: '',
    surfaceSunk: '',
    surfaceChosen: '',
    line: '',
    lineStrong: '',
    ink: '',
    inkQuiet: '',
    accent: '',
    accentFill: '',
    accentFillPressed: '',
    accentInk: '',
    accentSoft: '',
    positive: '',
    positiveSoft: '',
    caution: '',
    cautionSoft: '',
    critical: '',
    criticalSoft: '',
    scrim: '',
    focus: '',
    glint: '',
    paper: '',
    print: '',
    night: '',
    onNight: '',
    veil: '',
    bronze: metal,
    silver: metal,
    gold: metal,
    platinum: metal,
  },
  named,
)

export const shadow = createGlobalThemeContract({ soft: '', raised: '' }, (_v, path) => `shadow-${path[0]}`)

/** Eight-point space; `xxs` and `s` are its half steps. */
export const space = {
  none: '0',
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '24px',
  xl: '32px',
  xxl: '48px',
}

export const radius = { control: '10px', card: '18px', full: '999px' }

export const fontSize = {
  12: '.75rem',
  14: '.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
}

/** Sizes that follow the room there is, by what has them. */
export const fluidSize = {
  /** A word or a figure in a place that cannot grow, such as a bar: larger text makes it as large as there is room. */
  tight: 'clamp(12px, .75rem, 3.6vw)',
  tagline: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
  articleTitle: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)',
  screenTitle: 'clamp(1.75rem, 5vmin, 4rem)',
  screenHint: 'clamp(1rem, 2.4vmin, 1.75rem)',
  /** Monospaced letters look larger than those around them. */
  code: '.94em',
}

export const lineHeight = { display: '1.2', text: '1.5' }

export const fontWeight = {
  regular: '400',
  medium: '500',
  strong: '600',
  /** Of the display face, the larger the lighter: titles, large figures, the invitation, the clock of a phone. */
  title: '480',
  figure: '420',
  tagline: '380',
  clock: '300',
}

/** What is there until our faces have come, fitted to them; each machine has one of these. */
export const fallbacks = {
  display: ['like-fraunces', 'like-fraunces-2', 'like-fraunces-3', 'like-fraunces-4', 'like-fraunces-5'],
  text: ['like-figtree', 'like-figtree-2', 'like-figtree-3'],
} as const

/** What the roles are where nobody chose other ones. */
export const usualFonts = {
  display: `'Fraunces Variable',${fallbacks.display},Georgia,serif`,
  text: `'Figtree Variable',${fallbacks.text},system-ui,sans-serif`,
}

export const fontFamily = createGlobalThemeContract(
  { display: '', text: '' },
  (_v, path) => `font-${path[0]}`,
)

export const duration = { quick: '120ms', calm: '180ms', slow: '240ms' }

/** How long a scene lasts that nobody waits for, by what happens in it. */
export const scene = {
  tick: '500ms',
  rise: '600ms',
  ring: '700ms',
  drift: '900ms',
  glint: '1100ms',
  sweep: '1200ms',
  breathe: '1600ms',
  seek: '2400ms',
}

/** How long a part of a scene waits for the one before it. */
export const pause = { short: '250ms', long: '300ms' }

export const easing = 'cubic-bezier(.2,.7,.2,1)'

/** The least that a finger needs. */
export const touch = '44px'

export const media = {
  wide: 'screen and (min-width: 900px)',
  narrow: '(max-width: 899.98px)',
  /** Where three columns of rows have room. */
  wider: 'screen and (min-width: 1100px)',
  tablet: 'screen and (min-width: 600px)',
  /** Where a mouse points, rows may be as close as a list in an office. */
  byMouse: 'screen and (min-width: 900px) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
}

export const safe = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
}

/** The room that is kept for what comes later, by what it is. */
export const reserved = { form: '380px' }

/** Height of the bottom bar without the safe area; pages leave this much room. */
export const barHeight = '72px'

export const layer = { bar: '10', overlay: '20', toast: '30' }

export type Metal = 'bronze' | 'silver' | 'gold' | 'platinum'

export const metals: readonly Metal[] = ['bronze', 'silver', 'gold', 'platinum']
