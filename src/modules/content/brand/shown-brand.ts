import { brandPalettes, kitPalette } from '#platform/kernel/colour/brand-palette.ts'
import { brandPath, logoFiles, paletteFile } from './brand-files.ts'
import type { Brand } from './look.ts'
import { fontFilesOf } from './typefaces.ts'

/** The published brand, with the ID of its style sheet. */
export interface CurrentBrand extends Brand {
  readonly palette: string | null
}

/** The brand as the app and its pages use it, with the paths of its files. */
export interface ShownBrand {
  readonly card: Brand['card']
  readonly stylesheet: string | null
  /** The font files, unless it's the app's own typeface. */
  readonly fonts: readonly string[]
  /** By background. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  readonly icons: {
    readonly small: string
    readonly large: string
    readonly maskable: string
    readonly apple: string
  } | null
  /** The page's background, which phones extend around it. */
  readonly grounds: { readonly light: string; readonly dark: string }
}

export function shownBrand({ colour, typeface, card, logo, logoDark, palette }: CurrentBrand): ShownBrand {
  const { light, evening } = colour ? brandPalettes(colour) : kitPalette
  return {
    card,
    stylesheet: palette && brandPath(palette, paletteFile),
    fonts: fontFilesOf(typeface),
    logo:
      logo === null
        ? null
        : {
            light: brandPath(logo, logoFiles.shown),
            dark: brandPath(logoDark ?? logo, logoFiles.shown),
          },
    icons:
      logo === null
        ? null
        : {
            small: brandPath(logo, logoFiles.icon192),
            large: brandPath(logo, logoFiles.icon512),
            maskable: brandPath(logo, logoFiles.maskable),
            apple: brandPath(logo, logoFiles.apple),
          },
    grounds: { light: light.ground, dark: evening.ground },
  }
}

/** An email's look, inline: email clients ignore style sheets, and few show WebP. Colors as #RRGGBB. */
export interface Letterhead {
  readonly clinicName: string
  /** The name from the clinic's program; null if emails use the one from the server's settings. */
  readonly ownName: string | null
  /** The clinic's contact links. */
  readonly contact: readonly { readonly text: string; readonly href: string }[]
  /** The path of the logo. */
  readonly logo: string | null
  readonly ground: string
  readonly line: string
  readonly ink: string
  readonly quiet: string
  readonly accent: string
  readonly button: string
  readonly buttonInk: string
}

const usual = {
  ground: '#FBF7F2',
  line: '#E9DFD6',
  ink: '#2B1B2E',
  quiet: '#6B5B6E',
  accent: '#A8456A',
  button: '#A8456A',
  buttonInk: '#FFFFFF',
} as const

export const letterheadOf = (
  { appName, colour, logo }: Brand,
  clinicName: string,
  contact: Letterhead['contact'],
): Letterhead => ({
  clinicName: appName ?? clinicName,
  ownName: appName,
  contact,
  logo: logo === null ? null : brandPath(logo, logoFiles.mail),
  ...(colour ? mailColours(colour) : usual),
})

function mailColours(colour: string): Omit<Letterhead, 'clinicName' | 'ownName' | 'contact' | 'logo'> {
  const palette = brandPalettes(colour).light
  return {
    ground: palette.ground,
    line: palette.line,
    ink: palette.ink,
    quiet: palette.inkQuiet,
    accent: palette.accent,
    button: palette.accentFill,
    buttonInk: palette.accentInk,
  }
}
