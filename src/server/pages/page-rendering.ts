import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What pages say of the clinic. */
export type ClinicAsShown = Readonly<Record<string, unknown>> & { readonly brand: PageBrand }

/** The same object as long as nothing of it changes. */
export type ClinicNow = () => Promise<ClinicAsShown>

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

/** A version of one of the clinic's texts; version 0 is the app's default. */
export interface TextPage {
  readonly name: string
  readonly title: string
  readonly version: number
  /** Sanitized HTML; null: the app's default text. */
  readonly html: string | null
  /** 'YYYY-MM-DD' */
  readonly publishedOn: string | null
  readonly inForce: number | null
  readonly versions: readonly { readonly version: number; readonly publishedOn: string | null }[]
}

export type Page =
  /** The landing page, on which the app shows the screen of the path. */
  | {
      readonly kind: 'app'
      readonly path: string
      readonly signedIn: boolean
      readonly previewBase?: string
    }
  /** A screen with the public list that it shows. */
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

/** Renders pages as HTML; it is built with the web app (D-54). */
export interface Renderer {
  /** Which of a screen's few variants an address shows; nothing when its visitor looks for words of their own. */
  variantOf(path: string, query: Readonly<Record<string, unknown>>, list: unknown): string | undefined
  /** The address of the one entry of the list that a path names; nothing when there is none. */
  entryAt(path: string, list: unknown): string | undefined
  /** The route for a path; undefined if there is none. */
  routeAt(path: string): string | undefined
  render(page: Page, shown: { readonly clinic: ClinicAsShown; readonly nonce: string }): Promise<string>
}

/** What the build of the web app has for the server. */
export interface BuiltRenderer {
  openRenderer(build: { readonly manifest: unknown; readonly textOf: (file: string) => string }): Renderer
}

/** A page in full but for the nonce, which is another one for each answer. */
export type RenderedPage = (nonce: string) => string

export interface PageRendering {
  readonly isBuilt: boolean
  readonly renderer: () => Promise<Renderer>
  readonly render: (page: Page, clinic: ClinicAsShown) => Promise<RenderedPage>
  /** Whether one of the app's screens is at a path; before the app is built every path may be one. */
  readonly isScreen: (path: string) => Promise<boolean>
}

/** Stands for the nonce in pages that are kept. Nobody who writes a text for them knows it. */
const placeholder = randomUUID()

/** Pages of the web app that is built in a folder; what renders them is loaded for the first. */
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
