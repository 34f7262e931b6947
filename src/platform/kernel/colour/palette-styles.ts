import { brandPalettes, type Palette } from './brand-palette.ts'

/** The style sheet that overrides the app's colors with a clinic's (#RRGGBB), in whatever order they load. */
export function paletteStyles(hex: string): string {
  const { light, evening } = brandPalettes(hex)
  const dark = variables(evening)
  return [
    `:root:root{${variables(light)}}`,
    `@media (prefers-color-scheme: dark){:root:root:not([data-theme=light]){${dark}}}`,
    `:root:root[data-theme=dark]{${dark}}`,
  ].join('\n')
}

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([role, shade]) => `--${role}:${shade}`)
    .join(';')
