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

export const lineHeight = { display: '1.2', text: '1.5' }

export const fontWeight = { regular: '400', medium: '500', strong: '600' }

/** What is there until our faces have come, fitted to them; each machine has one of these. */
export const fallbacks = {
  display: ['like-fraunces', 'like-fraunces-2', 'like-fraunces-3', 'like-fraunces-4'],
  text: ['like-figtree', 'like-figtree-2'],
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

export const easing = 'cubic-bezier(.2,.7,.2,1)'

/** The least that a finger needs. */
export const touch = '44px'

export const media = {
  wide: 'screen and (min-width: 900px)',
  tablet: 'screen and (min-width: 600px)',
  still: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
}

export const safe = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
}

/** Height of the bottom bar without the safe area; pages leave this much room. */
export const barHeight = '72px'

export const layer = { bar: '10', overlay: '20', toast: '30' }

export const metals = ['bronze', 'silver', 'gold', 'platinum'] as const

export type Metal = (typeof metals)[number]
