import { brandPalettes, kitPalette } from '#platform/kernel/colour/brand-palette.ts'
import { brandPath, logoFiles, paletteFile } from './brand-files.ts'
import type { Brand } from './look.ts'
import { fontFilesOf } from './typefaces.ts'

/** A brand that is in force, with the id of its style sheet. */
export interface BrandInForce extends Brand {
  readonly palette: string | null
}

/** The brand as the app and its pages need it: addresses of what was made of it. */
export interface ShownBrand {
  readonly card: Brand['card']
  readonly stylesheet: string | null
  /** The files of its typeface, where it is not the app's own. */
  readonly fonts: readonly string[]
  /** By what is behind them. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  readonly icons: {
    readonly small: string
    readonly large: string
    readonly maskable: string
    readonly apple: string
  } | null
  /** The page's colour, which the phone continues around it. */
  readonly grounds: { readonly light: string; readonly dark: string }
}

export function shownBrand({ colour, typeface, card, logo, logoDark, palette }: BrandInForce): ShownBrand {
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

/** How a mail looks: a mail program takes no style sheet, and few of them WebP. Colours as #RRGGBB. */
export interface Letterhead {
  readonly clinicName: string
  /** What the clinic calls itself in its program; null: the mails' sender keeps the name of the server's settings. */
  readonly ownName: string | null
  /** The ways to reach the clinic, as links. */
  readonly contact: readonly { readonly text: string; readonly href: string }[]
  /** The path of a picture. */
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
