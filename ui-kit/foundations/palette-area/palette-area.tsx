import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { evening, light } from '../theme/palettes.ts'
import { metals } from '../theme/tokens.css.ts'
import { area } from './palette-area.css.ts'

export type PaletteAreaProps = {
  /** The theme inside. */
  theme: 'light' | 'evening'
  /** Colors by role, as #RRGGBB, overriding the theme's. */
  colors?: Readonly<Record<string, string>>
  /** Loaded font families that replace the page's. */
  fonts?: { readonly display: string; readonly text: string } | undefined
  /** What's shown, for screen readers. */
  label: string
  /** Purely visual: its content can't be pressed and isn't read out. */
  inert?: boolean
  /** The content shown in these colors. */
  children: ReactNode
}

/** A part of the page with its own theme and colors. */
export function PaletteArea({ theme, colors = {}, fonts, label, inert = false, children }: PaletteAreaProps) {
  const own = theme === 'light' ? light : evening
  const flat = Object.keys(own)
    .filter(role => !(metals as readonly string[]).includes(role))
    .map(role => [`--${role}`, colors[role] ?? own[role as keyof typeof own]] as const)
  const ofMetals = metals.flatMap(metal =>
    Object.entries(own[metal]).map(([part, shade]) => [`--${metal}-${part}`, shade] as const),
  )
  const ofFonts = fonts
    ? [
        ['--font-display', fonts.display],
        ['--font-text', fonts.text],
      ]
    : []
  return (
    <section
      className={area}
      {...(inert ? { inert, 'aria-hidden': true } : { 'aria-label': label })}
      style={assignInlineVars(
        Object.fromEntries([...flat, ...ofMetals, ...ofFonts]) as Record<string, string>,
      )}
    >
      {children}
    </section>
  )
}
