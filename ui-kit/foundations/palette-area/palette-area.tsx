import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { evening, light } from '../theme/palettes.ts'
import { metals } from '../theme/tokens.css.ts'
import { area } from './palette-area.css.ts'

export type PaletteAreaProps = {
  /** Which of the two themes holds inside. */
  theme: 'light' | 'evening'
  /** Colours by role, as #RRGGBB, over those of the theme. */
  colors?: Readonly<Record<string, string>>
  /** Families that are loaded, in the place of the page's. */
  fonts?: { readonly display: string; readonly text: string } | undefined
  /** What is shown, for screen readers. */
  label: string
  /** For the eye alone: nothing in it can be pressed or is read out. */
  inert?: boolean
  /** What is seen in these colours. */
  children: ReactNode
}

/** A part of the page in a theme and in colours of its own, whichever the page has. */
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
