/** How a clinic looks, as its pages need it; what is null is as the app was built. */
export interface PageBrand {
  readonly stylesheet: string | null
  /** The files of a typeface of its own. */
  readonly fonts: readonly string[]
  readonly icons: {
    readonly small: string
    readonly large: string
    readonly maskable: string
    readonly apple: string
  } | null
  /** By what is behind it. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  /** The page's colour by theme, as #RRGGBB. */
  readonly grounds: { readonly light: string; readonly dark: string }
}

const builtGrounds = { light: '#FBF7F2', dark: '#17121A' } as const

/** The page with the clinic's style sheet, logo, icons and the colour that a phone continues around it. */
export function brandedPage(page: string, { stylesheet, fonts, icons, logo, grounds }: PageBrand): string {
  const coloured = (html: string, theme: 'light' | 'dark') =>
    html.replace(
      `name="theme-color" content="${builtGrounds[theme]}"`,
      `name="theme-color" content="${grounds[theme]}"`,
    )
  // Not `rel` first: the app's own styles are looked for in that form, and are put into the page.
  const link = stylesheet ? `<link href="${stylesheet}" rel="stylesheet"></head>` : '</head>'
  const withColours = coloured(coloured(withFonts(withLogo(page, logo), fonts), 'light'), 'dark').replace(
    '</head>',
    link,
  )
  if (!icons) return withColours
  return withColours
    .replace('href="/icons/icon.svg" type="image/svg+xml"', `href="${icons.small}" type="image/png"`)
    .replace('href="/icons/apple-touch-icon.png"', `href="${icons.apple}"`)
}

const preloadedFont = /<link rel="preload" as="font"[^>]*>/g

/** Its own faces are fetched at once, and no others. */
function withFonts(page: string, fonts: PageBrand['fonts']): string {
  if (fonts.length === 0) return page
  const link = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`
  return page.replaceAll(preloadedFont, '').replace('</head>', () => `${fonts.map(link).join('')}</head>`)
}

/** Of what was rendered for either case, what this clinic has. */
function withLogo(page: string, logo: PageBrand['logo']): string {
  const kept = logo ? 'own' : 'usual'
  return page
    .replaceAll(/<i data-logo="(own|usual)">(.*?)<\/i>/gs, (_whole, which: string, inner: string) =>
      which === kept ? inner : '',
    )
    .replaceAll('%LOGO_LIGHT%', logo?.light ?? '')
    .replaceAll('%LOGO_DARK%', logo?.dark ?? '')
}

interface Manifest {
  readonly shortcuts: readonly object[]
}

/** What the phone calls the app on its Home Screen, and how it looks there. */
export function brandedManifest(built: string, name: string, brand: PageBrand): string {
  const manifest = JSON.parse(built) as Manifest
  const ground = brand.grounds.light
  const named = { ...manifest, name, short_name: name, background_color: ground, theme_color: ground }
  if (!brand.icons) return JSON.stringify(named)
  const { small, large, maskable } = brand.icons
  const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
  return JSON.stringify({
    ...named,
    icons: [png(small, 192), png(large, 512), { ...png(maskable, 512), purpose: 'maskable' }],
    shortcuts: manifest.shortcuts.map(shortcut => ({ ...shortcut, icons: [png(small, 192)] })),
  })
}
