interface Face {
  readonly family: string
  /** The font file under /fonts. */
  readonly file: string
  /** The ascent and descent, relative to the font size. */
  readonly height: readonly [ascent: number, descent: number]
  /** Fallback fonts while it loads, each scaled to the same text width. */
  readonly until: readonly (readonly [size: number, ...faces: string[]])[]
  readonly generic: string
}

interface Typeface {
  readonly display: Face
  readonly text: Face
}

export const typefaceNames = ['soft', 'classic', 'literary', 'modern', 'clear'] as const
export type TypefaceName = (typeof typefaceNames)[number]

const notoSans = ['Noto Sans', 'Noto Sans Regular', 'Open Sans', 'Open Sans Regular'] as const

// Scale factors: the width of a page's text in this face, at heading or body weight, divided by its width in the
// fallback.
const serif = (wide: number) =>
  [
    [1.019 * wide, 'Georgia', 'Gelasio'],
    [0.96 * wide, 'Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'],
    [1.115 * wide, 'Liberation Serif', 'Tinos', 'Times New Roman'],
    [0.897 * wide, 'DejaVu Serif'],
    [1.012 * wide, ...notoSans],
  ] as const
const sans = (wide: number) =>
  [
    [1.01 * wide, 'Arial', 'Roboto', 'Roboto Regular', 'Roboto-Regular', 'Liberation Sans', 'Arimo'],
    [0.895 * wide, 'DejaVu Sans'],
    [0.95 * wide, ...notoSans],
  ] as const

const face = (name: string, height: Face['height'], generic: string, until: Face['until']): Face => ({
  family: `${name} Variable`,
  file: `/fonts/${name.toLowerCase().replaceAll(' ', '-')}-1.woff2`,
  height,
  until,
  generic,
})

const manrope = (wide: number) => face('Manrope', [1.07, 0.3], 'system-ui,sans-serif', sans(wide))

/** The app's other font pairs, all under the SIL Open Font License. */
export const typefaces: Readonly<Record<Exclude<TypefaceName, 'soft'>, Typeface>> = {
  classic: {
    display: face('Playfair Display', [1.08, 0.25], 'Georgia,serif', serif(1.153)),
    text: face('Source Sans 3', [1.02, 0.4], 'system-ui,sans-serif', sans(0.928)),
  },
  literary: {
    display: face('Lora', [1.01, 0.27], 'Georgia,serif', serif(1.195)),
    text: face('Mulish', [1.01, 0.25], 'system-ui,sans-serif', sans(1.027)),
  },
  modern: {
    display: face('Outfit', [1, 0.26], 'system-ui,sans-serif', sans(0.983)),
    text: face('Inter', [0.97, 0.24], 'system-ui,sans-serif', sans(1.063)),
  },
  clear: { display: manrope(1.032), text: manrope(1.013) },
}

/** The font pairs as the brand editor lists them. */
export const typefacesToChoose = typefaceNames.map(name => {
  if (name === 'soft') return { name, display: 'Fraunces', text: 'Figtree', faces: [] }
  const { display, text } = typefaces[name]
  const faces = [...new Map([display, text].map(({ family, file }) => [family, { family, file }])).values()]
  return { name, display: spoken(display), text: spoken(text), faces }
})

/** The font files that a page with this typeface loads. */
export const fontFilesOf = (name: TypefaceName): readonly string[] =>
  name === 'soft' ? [] : [...new Set([typefaces[name].display.file, typefaces[name].text.file])]

/** A style sheet that replaces the app's own typeface. */
export function typefaceStyles(name: TypefaceName): string {
  if (name === 'soft') return ''
  const { display, text } = typefaces[name]
  const faces = display.family === text.family ? [display] : [display, text]
  return [
    ...faces.map(ownFace),
    ...fittedFaces('display', display),
    ...fittedFaces('text', text),
    `:root:root{--font-display:${stack('display', display)};--font-text:${stack('text', text)}}`,
  ].join('\n')
}

function spoken({ family }: Face): string {
  return family.replace(' Variable', '')
}

const ownFace = ({ family, file }: Face) =>
  `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${file}) format('woff2')}`

const fittedFaces = (role: string, { until, height: [ascent, descent] }: Face) =>
  until.map(([size, ...faces], n) => {
    const sources = faces.map(name => `local('${name}')`).join()
    const percent = (part: number) => `${(part * 100).toFixed(1)}%`
    const above = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}`
    return `@font-face{font-family:like-${role}-${n};src:${sources};size-adjust:${percent(size)};${above};line-gap-override:0%}`
  })

const stack = (role: string, { family, until, generic }: Face) =>
  [`'${family}'`, ...until.map((_, n) => `like-${role}-${n}`), generic].join()
