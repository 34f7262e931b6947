import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type Koa from 'koa'
import { writtenDay } from '#platform/kernel/clinic-day.ts'
import { memoLast } from '#platform/kernel/memo-last.ts'
import { type ClinicAsShown, type ClinicNow, escaped, filledPage, withStyles } from './html-template.ts'

/** A text of the clinic in one of its versions; 0 are the app's own words. */
export interface TextPage {
  readonly name: string
  readonly title: string
  readonly version: number
  /** HTML in which nothing runs; null: the app's own words. */
  readonly html: string | null
  /** 'YYYY-MM-DD' */
  readonly publishedOn: string | null
  readonly inForce: number | null
  readonly versions: readonly { readonly version: number; readonly publishedOn: string | null }[]
}

export interface TextPagesOptions {
  /** The folder of the built web app. */
  readonly folder: string
  readonly clinic: ClinicNow
  /** By name, and by version where one is asked for. */
  readonly textPage: (name: string, version: number | undefined) => Promise<TextPage | undefined>
}

/** What the app says itself where the clinic wrote nothing, by page. */
interface OwnWords {
  /** 'YYYY-MM-DD' */
  readonly writtenOn: string
  readonly pages: Readonly<Record<string, readonly string[]>>
}

const aTextPage = /^\/([a-z][a-z-]*)(?:\/(0|[1-9]\d{0,8}))?\/?$/

/** Answers the texts of the clinic as pages without the app: they can be read wherever there is a browser (D-191). */
export function textPages({ folder, clinic, textPage }: TextPagesOptions): Koa.Middleware {
  const framed = memoLast((clinicNow: ClinicAsShown) => textFrame(folder, clinicNow))
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const page = await textPageAt(ctx.path, textPage)
    const frame = page && framed(await clinic())
    if (!frame) return next()
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = frame(page, ctx.state['nonce'] as string)
  }
}

export async function textPageAt(path: string, textPage: TextPagesOptions['textPage']) {
  const [, name, version] = aTextPage.exec(path) ?? []
  return name ? textPage(name, version === undefined ? undefined : Number(version)) : undefined
}

/** Writes the texts of this clinic into their frame; undefined where the web app is not built. */
export function textFrame(folder: string, clinic: ClinicAsShown) {
  const framed = frameOf(folder, clinic)
  const ownWords = join(folder, 'own-words.json')
  if (!framed || !existsSync(ownWords)) return undefined
  const own: OwnWords = JSON.parse(readFileSync(ownWords, 'utf8'))
  const clinicName = String(clinic['clinicName'])
  return (page: TextPage, nonce: string) => {
    const body = page.html ?? ownText(own.pages[page.name] ?? [], clinicName)
    return framed({ title: page.title, html: `${headOf(page, own)}${body}${versionsOf(page, own)}`, nonce })
  }
}

interface Framed {
  readonly title: string
  /** What stands on the page; nothing in it is taken for a place to fill in. */
  readonly html: string
  readonly nonce: string
}

/** A page of a few words, without the app. */
export const pageOfText = (folder: string, clinic: ClinicAsShown, { html, ...page }: Framed): string =>
  frameOf(folder, clinic)?.({ ...page, html: `<h1>${escaped(page.title)}</h1>${html}` }) ?? html

function frameOf(folder: string, clinic: ClinicAsShown) {
  const filled = filledPage(join(folder, 'text-page.html'), clinic)
  if (!filled) return undefined
  const [before = '', after = ''] = withStyles(filled, folder).split('<!--text-->')
  return ({ title, html, nonce }: Framed) =>
    before.replaceAll('%NONCE%', nonce).replaceAll('%TITLE%', () => escaped(title)) + html + after
}

const ownText = (paragraphs: readonly string[], clinicName: string) =>
  paragraphs.map(text => `<p>${escaped(text.replaceAll('%CLINIC_NAME%', () => clinicName))}</p>`).join('')

function headOf(page: TextPage, own: OwnWords): string {
  const { name, title, version, publishedOn, inForce } = page
  const day = writtenDay(publishedOn ?? own.writtenOn)
  const words = version === 0 ? `Version of ${day}` : `Version ${version}, published ${day}`
  const now =
    inForce === null
      ? 'It is no longer in force.'
      : `This is an earlier version. <a href="/${name}">Read the one in force</a>.`
  return `<h1>${escaped(title)}</h1><p><small>${words}</small></p>${version === inForce ? '' : `<blockquote><p>${now}</p></blockquote>`}`
}

function versionsOf({ name, version, versions }: TextPage, own: OwnWords): string {
  const others = versions.filter(each => each.version !== version)
  if (others.length === 0) return ''
  const links = others.map(other => {
    const day = writtenDay(other.publishedOn ?? own.writtenOn)
    const words = other.version === 0 ? `Of ${day}` : `Version ${other.version}, ${day}`
    return `<li><a href="/${name}/${other.version}">${words}</a></li>`
  })
  return `<h2>Other versions</h2><ul>${links.join('')}</ul>`
}
