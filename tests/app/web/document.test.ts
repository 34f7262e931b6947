import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Document, type DocumentProps } from '../../../src/web/document/document.tsx'

const plain = {
  card: 'rings',
  stylesheet: null,
  fonts: [],
  icons: null,
  logo: null,
  grounds: { light: '#FBF7F2', dark: '#17121A' },
} as const
const aurora = {
  ...plain,
  stylesheet: '/api/brand/1-palette.css',
  fonts: ['/fonts/lora-1.woff2'],
  icons: { small: '/b/192.png', large: '/b/512.png', maskable: '/b/mask.png', apple: '/b/apple.png' },
  grounds: { light: '#F3F9FA', dark: '#0B1517' },
}
const files = {
  firstPaint: '/first-paint.js',
  script: '/main.js',
  modules: [],
  fonts: ['/assets/figtree.woff2'],
  style: 'a > b {}',
  inlinedStyles: ['/main.css'],
  preloads: [],
}

const pageOf = (brand: object, more: Partial<DocumentProps> = {}) =>
  renderToStaticMarkup(
    createElement(
      Document,
      { clinic: { clinicName: 'Aurora', brand } as never, nonce: 'n', files, ...more } as DocumentProps,
      'Words',
    ),
  )

describe('a page', () => {
  it('has the app’s look where the clinic said nothing', () => {
    const page = pageOf(plain)
    for (const part of [
      '<title>Aurora</title>',
      '<meta name="theme-color" content="#FBF7F2" media="(prefers-color-scheme: light)"/>',
      '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml"/>',
      '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>',
      'href="/assets/figtree.woff2"',
      '<style nonce="n">a > b {}</style>',
    ])
      expect(page).toContain(part)
  })

  it('has the clinic’s style sheet, icons and typeface, and the colour around it', () => {
    const page = pageOf(aurora, { title: 'Services' })
    for (const part of [
      '<title>Services · Aurora</title>',
      '<link rel="stylesheet" href="/api/brand/1-palette.css"/>',
      '<meta name="theme-color" content="#F3F9FA" media="(prefers-color-scheme: light)"/>',
      '<meta name="theme-color" content="#0B1517" media="(prefers-color-scheme: dark)"/>',
      '<link rel="icon" href="/b/192.png" type="image/png"/>',
      '<link rel="apple-touch-icon" href="/b/apple.png"/>',
      'href="/fonts/lora-1.woff2"',
    ])
      expect(page).toContain(part)
    expect(page).not.toContain('figtree')
  })

  it('of the app has its settings, which no name can end, and its script; a page without the app has neither', () => {
    const page = pageOf({ ...plain, card: '</script><b>' }, { startsApp: true })
    expect(page).toContain('"card":"\\u003c/script>\\u003cb>"')
    expect(page).toContain('<script type="module" crossorigin="" src="/main.js">')
    expect(page).toMatch(/<link [^>]*href="\/main\.css"[^>]*media="not all" disabled=""/)
    expect(pageOf(plain)).not.toMatch(/id="clinic"|main\.js|noscript/)
  })
})
