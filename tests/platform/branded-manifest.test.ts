import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { brandedManifest } from '../../src/server/pages/branded-manifest.ts'

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
