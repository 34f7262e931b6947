import { join } from 'node:path'
import type Koa from 'koa'
import type { Logger } from 'pino'
import { embeddedJson, escaped, filesOfScreens, filledPage } from './page-parts.ts'
import { hintCookie, sessionCookieOf } from './session.ts'
import type { Stored, StoredLists } from './stored-answers.ts'

type Clinic = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, unknown>>

/** Makes screens into HTML; it is built with the web app. */
export interface Painter {
  /** Which of a screen's few faces an address shows; nothing when its visitor looks for words of their own. */
  faceOf(path: string, query: Query, list: unknown): string | undefined
  paint(
    face: string,
    shown: { readonly listPath: string; readonly list: unknown; readonly clinic: Clinic },
  ): Promise<{ readonly title: string; readonly html: string }>
}

export interface Painting {
  /** By a screen's path the path of the public list that it shows. */
  readonly screens: Readonly<Record<string, string>>
  /** Called when the first of them is visited. */
  readonly openPainter: () => Promise<Painter>
}

interface PaintedOptions extends Painting {
  readonly lists: StoredLists
  readonly folder: string
  readonly clinic: Clinic
  readonly log: Logger
  readonly secure: boolean
}

/** Who would wait longer for the list gets the app at once, which says what is the matter. */
const longestWaitMs = 1_000

/**
 * Answers visitors whom nobody knows with pages that show their list before any script has come. A page is made once
 * for each face of a list, and shows the stored answer that the API gives at that moment.
 */
export function paintedScreens({ screens, log, secure, ...options }: PaintedOptions): Koa.Middleware {
  const template = filledPage(join(options.folder, 'screen.html'), options.clinic)
  if (!template) return (_ctx, next) => next()
  const pageOf = paintingOnce(template, options)
  const cookies = [hintCookie, sessionCookieOf(secure)]

  return async (ctx, next) => {
    const listPath = Object.hasOwn(screens, ctx.path) ? screens[ctx.path] : undefined
    if (!listPath || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.vary('Cookie')
    if (cookies.some(name => ctx.cookies.get(name, { signed: false }) !== undefined)) return next()
    const page = await pageOf(ctx.path, ctx.query, listPath).catch((error: unknown) =>
      log.warn({ err: error }, 'painting'),
    )
    if (!page) return next()
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = page(ctx.state['nonce'] as string)
  }
}

type Page = (nonce: string) => string

interface Painted {
  readonly etag: string
  readonly json: string
  readonly list: unknown
  readonly faces: Map<string, Promise<Page>>
}

function paintingOnce(
  template: string,
  { openPainter, lists, folder, clinic }: Pick<PaintedOptions, 'openPainter' | 'lists' | 'folder' | 'clinic'>,
) {
  const files = filesOfScreens(folder)
  const paintedByPath = new Map<string, Painted>()
  let painter: Promise<Painter> | undefined

  return async (path: string, query: Query, listPath: string): Promise<Page | undefined> => {
    const stored = await soon(lists.get(listPath)?.recall())
    if (!stored) return undefined
    painter ??= openPainter()
    painter.catch(() => {
      painter = undefined
    })
    const { faceOf, paint } = await painter
    const { list, json, faces } = paintedOf(path, stored)
    const face = faceOf(path, query, list)
    if (face === undefined) return undefined
    const page = faces.get(face) ?? paint(face, { listPath, list, clinic }).then(finished)
    faces.set(face, page)
    page.catch(() => faces.delete(face))
    return page

    function finished({ title, html }: { title: string; html: string }): Page {
      const embedded = `<script type="application/json" id="list" data-path="${listPath}">${embeddedJson(json)}</script>`
      const [upToNonce = '', afterNonce = ''] = template
        .replace('%PATH%', path)
        .replace('%TITLE%', () => escaped(title))
        .split('%NONCE%')
      const rest = afterNonce
        .replace('</head>', () => `${linksTo(files[path] ?? [], template)}</head>`)
        .replace('<!--screen--></div>', () => `${html}</div>${embedded}`)
      return nonce => upToNonce + nonce + rest
    }
  }

  // By its bytes: a list that was only read again is the same one.
  function paintedOf(path: string, { etag, plain }: Stored): Painted {
    const before = paintedByPath.get(path)
    if (before?.etag === etag) return before
    const json = plain.toString()
    const anew = { etag, json, list: JSON.parse(json), faces: new Map() }
    paintedByPath.set(path, anew)
    return anew
  }
}

function soon<T>(coming: Promise<T> | undefined): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(resolve, longestWaitMs, undefined)
    Promise.resolve(coming)
      .then(resolve, reject)
      .finally(() => clearTimeout(late))
  })
}

/** The styles belong to what is on the page. The scripts come after it: in a template nothing is fetched. */
function linksTo(files: readonly string[], page: string): string {
  const missing = files.filter(file => !page.includes(`"${file}"`))
  const styles = missing.filter(file => file.endsWith('.css'))
  const scripts = missing.filter(file => file.endsWith('.js'))
  return [
    ...styles.map(file => `<link rel="stylesheet" href="${file}">`),
    '<template id="later">',
    ...scripts.map(file => `<link rel="modulepreload" href="${file}">`),
    '</template>',
  ].join('')
}
