import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { brandedManifest, brandedPage } from '#platform/http/pages/branded-page.ts'

const file = (path: string) => readFile(new URL(`../../src/web/${path}`, import.meta.url), 'utf8')

const plain = {
  stylesheet: null,
  fonts: [],
  icons: null,
  logo: null,
  grounds: { light: '#FBF7F2', dark: '#17121A' },
}
const aurora = {
  stylesheet: '/api/brand/1-palette.css',
  fonts: ['/fonts/lora-1.woff2'],
  icons: { small: '/b/192.png', large: '/b/512.png', maskable: '/b/mask.png', apple: '/b/apple.png' },
  logo: { light: '/b/light.webp', dark: '/b/dark.webp' },
  grounds: { light: '#F3F9FA', dark: '#0B1517' },
}

describe('a page in a clinic’s look', () => {
  it('is as it was built where the clinic said nothing', async () => {
    const built = await file('index.html')
    expect(brandedPage(built, plain)).toBe(built)
  })

  it('has its style sheet, its icons and the colour around it, and keeps the rest', async () => {
    const page = brandedPage(await file('index.html'), aurora)
    for (const part of [
      '<link href="/api/brand/1-palette.css" rel="stylesheet"></head>',
      '<meta name="theme-color" content="#F3F9FA" media="(prefers-color-scheme: light)" />',
      '<meta name="theme-color" content="#0B1517" media="(prefers-color-scheme: dark)" />',
      '<link rel="icon" href="/b/192.png" type="image/png" />',
      '<link rel="apple-touch-icon" href="/b/apple.png" />',
      '<title>%CLINIC_NAME%</title>',
    ])
      expect(page).toContain(part)
  })
})

describe('a page that was rendered for every clinic', () => {
  const rendered =
    '<h1><i data-logo="own"><img src="%LOGO_LIGHT%"><img src="%LOGO_DARK%"></i><i data-logo="usual"><svg></svg></i></h1>'

  it('has the logo of a clinic that has one, and the app’s mark otherwise', () => {
    expect(brandedPage(rendered, aurora)).toBe('<h1><img src="/b/light.webp"><img src="/b/dark.webp"></h1>')
    expect(brandedPage(rendered, plain)).toBe('<h1><svg></svg></h1>')
  })
})

describe('a page in a typeface of its own', () => {
  it('fetches the files of that one, and not the app’s', () => {
    const page = '<link rel="preload" as="font" crossorigin href="/assets/figtree.woff2"></head>'
    expect(brandedPage(page, plain)).toBe(page)
    const branded = brandedPage(page, aurora)
    expect(branded).not.toContain('figtree')
    expect(branded).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/lora-1.woff2">',
    )
  })
})

describe('the manifest of a clinic', () => {
  it('has its name alone where it said nothing else', async () => {
    const built = await file('public/manifest.webmanifest')
    const name = 'Zoë’s "Glow" \\ Spa $& <b>'
    const manifest = JSON.parse(brandedManifest(built, name, plain))
    expect(manifest).toEqual({ ...JSON.parse(built), name, short_name: name })
  })

  it('has its icons, one for every shape of mask, and its colours', async () => {
    const built = await file('public/manifest.webmanifest')
    const manifest = JSON.parse(brandedManifest(built, 'Aurora', aurora))
    expect(manifest).toMatchObject({ theme_color: '#F3F9FA', background_color: '#F3F9FA', start_url: '/' })
    expect(manifest.icons).toEqual([
      { src: '/b/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/b/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/b/mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
    expect(manifest.shortcuts[1].icons).toEqual([{ src: '/b/192.png', sizes: '192x192', type: 'image/png' }])
  })
})
