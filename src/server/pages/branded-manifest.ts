import type { PageBrand } from './page-rendering.ts'

interface Manifest {
  readonly shortcuts: readonly object[]
}

/** The web app manifest with the clinic's name and colors for the Home Screen. */
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
