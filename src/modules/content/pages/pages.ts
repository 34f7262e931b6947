import { clinicDay } from '#platform/kernel/clinic-day.ts'
import {
  type CurrentPages,
  currentVersionOf,
  hasOwnWords,
  type PageName,
  pageNames,
  pageTitles,
  textsOf,
  versionsToAdd,
} from './clinic-pages.ts'
import type { PagesPorts } from './ports.ts'

export interface ListedPage {
  readonly name: PageName
  readonly title: string
  /** 0 for the app's own text. */
  readonly version: number
}

export interface ShownPage extends ListedPage {
  /** Null for the app's own text. */
  readonly html: string | null
  /** The clinic day; null for the app's own text. */
  readonly publishedOn: string | null
  /** The current version; null if the clinic removed its text. */
  readonly currentVersion: number | null
  /** All versions that can be read, newest first, with their day. */
  readonly versions: readonly { readonly version: number; readonly publishedOn: string | null }[]
}

/** The clinic's legal and information pages, such as its privacy policy and terms. */
export interface Pages {
  /** The pages that have a text, in the order of their links. */
  listPages(): Promise<readonly ListedPage[]>
  /** A page in its current version or an earlier one; undefined if it has no text. */
  readPage(name: string, version?: number): Promise<ShownPage | undefined>
  /** The pages with unpublished texts, as if published today (D-203). */
  previewPages(drafted: CurrentPages): Pick<Pages, 'listPages' | 'readPage'>
  /** All texts; empty if the clinic has none. */
  currentPages(): Promise<CurrentPages>
  /** Publishes the texts. Each one that changed gets a new version number and the clinic day. */
  publishPages(pages: CurrentPages, version: number): Promise<void>
}

export function openPages(ports: PagesPorts): Pages {
  const { versions, now, timeZone } = ports
  const withDrafted = async (pages: CurrentPages['pages']) => {
    const newest = await versions.newest()
    const drafted = versionsToAdd(newest, pages, clinicDay(now(), timeZone))
    return [...drafted, ...newest.filter(({ name }) => !drafted.some(page => page.name === name))]
  }
  return {
    async listPages() {
      const newest = await versions.newest()
      return pageNames.flatMap(name => {
        const version = currentVersionOf(name, newest)
        return version === undefined ? [] : [{ name, title: pageTitles[name], version }]
      })
    },
    async readPage(asked, version) {
      const name = pageNames.find(each => each === asked)
      return name && readPage(ports, name, version)
    },
    previewPages: ({ pages }) =>
      openPages({ ...ports, versions: { ...versions, newest: () => withDrafted(pages) } }),
    currentPages: async () => ({ pages: textsOf(await versions.readNewest()) }),
    async publishPages({ pages }, programmeVersion) {
      const today = clinicDay(now(), timeZone)
      for (const page of versionsToAdd(await versions.readNewest(), pages, today))
        await versions.add(page, programmeVersion)
    },
  }
}

async function readPage(
  { versions, rendered }: PagesPorts,
  name: PageName,
  asked: number | undefined,
): Promise<ShownPage | undefined> {
  const newest = await versions.newest()
  const currentVersion = currentVersionOf(name, newest) ?? null
  const version = asked ?? currentVersion
  if (version === null) return undefined
  const kept = version === 0 ? undefined : await found(version)
  if (version === 0 ? !hasOwnWords(name) : !kept?.text) return undefined
  const written = await versions.of(name)
  const own = hasOwnWords(name) ? [{ version: 0, publishedOn: null }] : []
  return {
    name,
    title: pageTitles[name],
    version,
    currentVersion,
    html: kept ? await rendered(kept.text) : null,
    publishedOn: kept?.publishedOn ?? null,
    versions: [...written, ...own],
  }

  async function found(number: number) {
    const last = newest.find(page => page.name === name && page.version === number)
    return last ?? versions.find(name, number)
  }
}
