import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandedPage, type PageBrand } from './branded-page.ts'

/** What pages say of the clinic. */
export type ClinicAsShown = Readonly<Record<string, unknown>> & { readonly brand: PageBrand }

/** The same object as long as nothing of it changes. */
export type ClinicNow = () => Promise<ClinicAsShown>

/** A built page with the clinic's settings in it; nothing when the web app is not built. */
export function filledPage(path: string, clinic: ClinicAsShown): string | undefined {
  if (!existsSync(path)) return undefined
  const settings = embeddedJson(JSON.stringify(clinic))
  const built = brandedPage(readFileSync(path, 'utf8'), clinic.brand)
  const page = linked(bookable(built, clinic['bookingUrl']), clinic['pages'])
  return welcoming(reachable(page, clinic['contact']), clinic['welcomeText'])
    .replaceAll('%CLINIC_NAME%', () => escaped(String(clinic['clinicName'])))
    .replaceAll('%CLINIC%', () => settings)
}

/** With the booking link where it belongs; without one, the buttons that would lead there are left out. */
function bookable(page: string, bookingUrl: unknown): string {
  if (typeof bookingUrl === 'string') return page.replaceAll('%BOOKING_URL%', () => escaped(bookingUrl))
  return page.replace(/<a\b[^>]*\bhref="%BOOKING_URL%".*?<\/a>/gs, '')
}

/** With the links to those texts that the clinic has; the others are left out. */
function linked(page: string, pages: unknown): string {
  const titles = new Map((pages as readonly Linked[] | undefined)?.map(({ name, title }) => [name, title]))
  return page.replace(/<a\b[^>]*\bhref="\/([a-z-]+)"[^>]*>%PAGE_TITLE%<\/a>/g, (link, name: string) => {
    const title = titles.get(name)
    return title === undefined ? '' : link.replace('%PAGE_TITLE%', () => escaped(title))
  })
}

/** With the ways to reach the clinic that it names; the others are left out. */
function reachable(page: string, contact: unknown): string {
  const ways = new Map((contact as readonly Contact[] | undefined)?.map(way => [way.kind.toUpperCase(), way]))
  return page.replace(
    /<a\b[^>]*\bhref="%(PHONE|EMAIL|WEBSITE)%"[^>]*>%CONTACT%<\/a>/g,
    (link, kind: string) => {
      const way = ways.get(kind)
      if (!way) return ''
      return link.replace(`%${kind}%`, () => escaped(way.href)).replace('%CONTACT%', () => escaped(way.text))
    },
  )
}

/** With the clinic's own words of welcome, where it has some. */
const welcoming = (page: string, words: unknown): string =>
  typeof words === 'string'
    ? page.replace(
        /(<\w+\b[^>]*\bdata-welcome="true"[^>]*>)[^<]*/,
        (_all, tag: string) => tag + escaped(words),
      )
    : page

interface Contact {
  readonly kind: string
  readonly text: string
  readonly href: string
}

interface Linked {
  readonly name: string
  readonly title: string
}

/** By a screen's path the scripts and styles that it needs beside the page's own. */
export function filesOfScreens(folder: string): Readonly<Record<string, readonly string[]>> {
  const path = join(folder, 'preloads.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** Whether one of the app's screens is at a path, as its routes say; before it is built every path may be one (D-99). */
export function screensIn(folder: string): (path: string) => boolean {
  const file = join(folder, 'screens.json')
  if (!existsSync(file)) return () => true
  const patterns = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(patternOf)
  return path => patterns.some(pattern => pattern.test(path))
}

/** In a route's path '$' is any rest, '$id' one part of an address, and '{-$id}' one that may be left out. */
function patternOf(screen: string): RegExp {
  const parts = screen.split('/').slice(1)
  return new RegExp(`^${parts.map(partPattern).join('')}/?$`, 'i')
}

function partPattern(part: string): string {
  if (part === '$') return '/.*'
  if (part.startsWith('{-$')) return '(?:/[^/]+)?'
  return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll(/[^\w-]/g, '\\$&')}`
}

/**
 * The page with its styles in it, so that its first paint waits for nothing else (D-139). Each file is still named, so that
 * nobody loads it again. `disabled` alone isn't enough: Chromium 153's preload scanner fetches such a link all the same,
 * unless its media rule it out.
 */
export function withStyles(page: string, folder: string): string {
  const styles: string[] = []
  const named = page.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (_link, href: string) => {
    styles.push(readFileSync(join(folder, href), 'utf8'))
    return `<link rel="stylesheet" href="${href}" media="not all" disabled>`
  })
  return named.replace('</head>', () => `<style nonce="%NONCE%">${styles.join('')}</style></head>`)
}

/** JSON that nothing in it can end the element it stands in. */
export const embeddedJson = (json: string) => json.replaceAll('<', '\\u003c')

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
