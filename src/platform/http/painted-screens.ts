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
  const [upToNonce = '', afterNonce = ''] = template.split('%NONCE%')
  const pageOf = paintingOnce(afterNonce, options)
  const cookies = [hintCookie, sessionCookieOf(secure)]

  return async (ctx, next) => {
    const listPath = Object.hasOwn(screens, ctx.path) ? screens[ctx.path] : undefined
    if (!listPath || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.vary('Cookie')
    if (cookies.some(name => ctx.cookies.get(name, { signed: false }) !== undefined)) return next()
    const page = await soon(
      pageOf(ctx.path, ctx.query, listPath).catch((error: unknown) => log.warn({ err: error }, 'painting')),
    )
    if (!page) return next()
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = upToNonce + (ctx.state['nonce'] as string) + page
  }
}

function soon<T>(coming: Promise<T>): Promise<T | undefined> {
  return new Promise(resolve => {
    const late = setTimeout(resolve, longestWaitMs, undefined)
    void coming.then(resolve).finally(() => clearTimeout(late))
  })
}

interface Painted {
  readonly stored: Stored
  readonly json: string
  readonly list: unknown
  readonly faces: Map<string, Promise<string>>
}

function paintingOnce(
  template: string,
  { openPainter, lists, folder, clinic }: Pick<PaintedOptions, 'openPainter' | 'lists' | 'folder' | 'clinic'>,
) {
  const files = filesOfScreens(folder)
  const paintedByPath = new Map<string, Painted>()
  let painter: Promise<Painter> | undefined

  return async (path: string, query: Query, listPath: string): Promise<string | undefined> => {
    const stored = await lists.get(listPath)?.recall()
    if (!stored) return undefined
    painter ??= openPainter()
    painter.catch(() => {
      painter = undefined
    })
    const { faceOf, paint } = await painter
    const { list, json, faces } = paintedOf(path, stored)
    const face = faceOf(path, query, list)
    if (face === undefined) return undefined
    const page = faces.get(face) ?? paint(face, { listPath, list, clinic }).then(finish)
    faces.set(face, page)
    page.catch(() => faces.delete(face))
    return page

    function finish({ title, html }: { title: string; html: string }): string {
      return template
        .replace('%PATH%', path)
        .replace('%TITLE%', () => escaped(title))
        .replace('</head>', () => `${linksTo(files[path] ?? [])}</head>`)
        .replace('<!--screen-->', () => html)
        .replace(
          '<!--list-->',
          () =>
            `<script type="application/json" id="list" data-path="${listPath}">${embeddedJson(json)}</script>`,
        )
    }
  }

  // By its bytes: a list that was only read again is the same one.
  function paintedOf(path: string, stored: Stored): Painted {
    const before = paintedByPath.get(path)
    if (before?.stored.etag === stored.etag) return before
    const json = stored.plain.toString()
    const anew = { stored, json, list: JSON.parse(json), faces: new Map() }
    paintedByPath.set(path, anew)
    return anew
  }
}

/** The styles belong to what is on the page; the scripts may come after it. */
function linksTo(files: readonly string[]): string {
  const link = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${file}">`
      : `<link rel="prefetch" as="script" href="${file}">`
  return files.map(link).join('')
}
