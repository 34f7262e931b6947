import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clinic's data on pages. */
export type ClinicAsShown = Readonly<Record<string, unknown>> & { readonly brand: PageBrand }

/** Returns the same object until something changes. */
export type ClinicNow = () => Promise<ClinicAsShown>

/** How a clinic's pages look; null values use the app's defaults. */
export interface PageBrand {
  readonly stylesheet: string | null
  /** The clinic's own font files. */
  readonly fonts: readonly string[]
  readonly icons: {
    readonly small: string
    readonly large: string
    readonly maskable: string
    readonly apple: string
  } | null
  /** One for light and one for dark backgrounds. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  /** The page color per theme, as #RRGGBB. */
  readonly grounds: { readonly light: string; readonly dark: string }
}

/** A version of one of the clinic's texts; version 0 is the app's default. */
export interface TextPage {
  readonly name: string
  readonly title: string
  readonly version: number
  /** Sanitized HTML; null: the app's default text. */
  readonly html: string | null
  /** 'YYYY-MM-DD'. */
  readonly publishedOn: string | null
  readonly currentVersion: number | null
  readonly versions: readonly { readonly version: number; readonly publishedOn: string | null }[]
}

export type Page =
  /** The landing page, which the app replaces with the path's screen. */
  | {
      readonly kind: 'app'
      readonly path: string
      readonly signedIn: boolean
      readonly previewBase?: string
    }
  /** A screen with its public list. */
  | {
      readonly kind: 'screen'
      readonly variant: string
      readonly path: string
      readonly listPath: string
      readonly json: string
      readonly list: unknown
      readonly appUrl: string
    }
  | { readonly kind: 'opening' }
  | { readonly kind: 'text'; readonly text: TextPage }
  | { readonly kind: 'notice'; readonly title: string; readonly words: string }

/** Renders pages as HTML; it is built together with the web app (D-54). */
export interface Renderer {
  /** Which of a screen's few variants a URL shows; undefined for a free-text search. */
  variantOf(path: string, query: Readonly<Record<string, unknown>>, list: unknown): string | undefined
  /** The current path of the list's entry that a path names; undefined if there is none. */
  entryAt(path: string, list: unknown): string | undefined
  /** The route for a path; undefined if there is none. */
  routeAt(path: string): string | undefined
  render(page: Page, shown: { readonly clinic: ClinicAsShown; readonly nonce: string }): Promise<string>
}

/** The exports of the web app's build for the server. */
export interface BuiltRenderer {
  openRenderer(build: { readonly manifest: unknown; readonly textOf: (file: string) => string }): Renderer
}

/** A complete page except for the nonce, which changes with every response. */
export type RenderedPage = (nonce: string) => string

export interface PageRendering {
  readonly isBuilt: boolean
  readonly renderer: () => Promise<Renderer>
  readonly render: (page: Page, clinic: ClinicAsShown) => Promise<RenderedPage>
  /** Whether the app has a screen at this path. Before the app is built, any path may be one. */
  readonly isScreen: (path: string) => Promise<boolean>
}

/** A placeholder for the nonce in cached pages. It's random, so that no text can contain it. */
const placeholder = randomUUID()

/** The pages of the web app built in a folder. The renderer is loaded for the first page. */
export function openPageRendering(folder: string, load: () => Promise<BuiltRenderer>): PageRendering {
  const manifestFile = join(folder, '.vite/manifest.json')
  const isBuilt = existsSync(manifestFile)
  let opening: Promise<Renderer> | undefined
  const renderer = () => {
    opening ??= load().then(built =>
      built.openRenderer({
        manifest: JSON.parse(readFileSync(manifestFile, 'utf8')),
        textOf: file => readFileSync(join(folder, file), 'utf8'),
      }),
    )
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }
  return {
    isBuilt,
    renderer,
    async render(page, clinic) {
      const { render } = await renderer()
      const parts = (await render(page, { clinic, nonce: placeholder })).split(placeholder)
      return nonce => parts.join(nonce)
    },
    async isScreen(path) {
      return !isBuilt || (await renderer()).routeAt(path) !== undefined
    },
  }
}
