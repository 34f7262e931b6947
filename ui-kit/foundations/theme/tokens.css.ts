import { createGlobalThemeContract } from '@vanilla-extract/css'

const named = (_value: string | null, path: string[]) => path.join('-')

const metal = { from: '', to: '', ink: '', edge: '' }

/** Roles whose color differs between the light and evening themes. */
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

/** An eight-point grid; `xxs` and `s` are half steps. */
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

/** Sizes that adapt to the available space, by where they're used. */
export const fluidSize = {
  /** Text in a fixed space, such as a bar: it grows with the text size only as far as there's room. */
  tight: 'clamp(12px, .75rem, 3.6vw)',
  tagline: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
  articleTitle: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)',
  screenTitle: 'clamp(1.75rem, 5vmin, 4rem)',
  screenHint: 'clamp(1rem, 2.4vmin, 1.75rem)',
  /** Monospaced letters look larger than the text around them. */
  code: '.94em',
}

export const lineHeight = { display: '1.2', text: '1.5' }

export const fontWeight = {
  regular: '400',
  medium: '500',
  strong: '600',
  /** For the display font, larger text is lighter: titles, large figures, the tagline, the phone's clock. */
  title: '480',
  figure: '420',
  tagline: '380',
  clock: '300',
}

/** Fallbacks fitted to our fonts while they load; every machine has one of them. */
export const fallbacks = {
  display: ['like-fraunces', 'like-fraunces-2', 'like-fraunces-3', 'like-fraunces-4', 'like-fraunces-5'],
  text: ['like-figtree', 'like-figtree-2', 'like-figtree-3'],
} as const

/** The default fonts for these roles. */
export const usualFonts = {
  display: `'Fraunces Variable',${fallbacks.display},Georgia,serif`,
  text: `'Figtree Variable',${fallbacks.text},system-ui,sans-serif`,
}

export const fontFamily = createGlobalThemeContract(
  { display: '', text: '' },
  (_v, path) => `font-${path[0]}`,
)

export const duration = { quick: '120ms', calm: '180ms', slow: '240ms' }

/** Durations of decorative animations that nobody waits for, by name. */
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

/** Delays between parts of a scene. */
export const pause = { short: '250ms', long: '300ms' }

export const easing = 'cubic-bezier(.2,.7,.2,1)'

/** The minimum size of a touch target. */
export const touch = '44px'

export const media = {
  wide: 'screen and (min-width: 900px)',
  narrow: '(max-width: 899.98px)',
  /** Where three columns of rows fit. */
  wider: 'screen and (min-width: 1100px)',
  tablet: 'screen and (min-width: 600px)',
  /** With a mouse, rows may be as dense as in an office list. */
  byMouse: 'screen and (min-width: 900px) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
}

export const safe = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
}

/** Space reserved for content that loads later, by kind. */
export const reserved = { form: '380px' }

/** Height of the bottom bar without the safe area; pages reserve this much space. */
export const barHeight = '72px'

export const layer = { bar: '10', overlay: '20', toast: '30' }

export type Metal = 'bronze' | 'silver' | 'gold' | 'platinum'

export const metals: readonly Metal[] = ['bronze', 'silver', 'gold', 'platinum']
