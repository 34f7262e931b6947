import { clinicDay } from '#platform/kernel/clinic-day.ts'
import {
  hasOwnWords,
  type PageName,
  type PagesInForce,
  pageNames,
  pageTitles,
  textsOf,
  versionInForce,
  versionsToAdd,
} from './clinic-pages.ts'
import type { PagesPorts } from './ports.ts'

export interface ListedPage {
  readonly name: PageName
  readonly title: string
  /** 0: the app's own words. */
  readonly version: number
}

export interface ShownPage extends ListedPage {
  /** Null: the app's own words. */
  readonly html: string | null
  /** The clinic's day; null for the app's own words. */
  readonly publishedOn: string | null
  /** The version that holds now; null where the clinic took its text back. */
  readonly inForce: number | null
  /** Every version that can be read, newest first, with its day. */
  readonly versions: readonly { readonly version: number; readonly publishedOn: string | null }[]
}

/** Texts of the clinic that stand beside the app: privacy policy, terms and others. */
export interface Pages {
  /** The pages that say something, in the order in which links name them. */
  listPages(): Promise<readonly ListedPage[]>
  /** One of them in the version in force or in an earlier one; undefined where it says nothing. */
  readPage(name: string, version?: number): Promise<ShownPage | undefined>
  /** The same with texts that nobody published yet, as if it were today (D-203). */
  previewPages(drafted: PagesInForce): Pick<Pages, 'listPages' | 'readPage'>
  /** All texts, empty where the clinic wrote none. */
  pagesInForce(): Promise<PagesInForce>
  /** Makes these the texts, under a version of the program; each that changes gets a number and the clinic's day. */
  publishPages(pages: PagesInForce, version: number): Promise<void>
}

export function openPages(ports: PagesPorts): Pages {
  const { versions, now, timeZone } = ports
  const withDrafted = async (pages: PagesInForce['pages']) => {
    const newest = await versions.newest()
    const drafted = versionsToAdd(newest, pages, clinicDay(now(), timeZone))
    return [...drafted, ...newest.filter(({ name }) => !drafted.some(page => page.name === name))]
  }
  return {
    async listPages() {
      const newest = await versions.newest()
      return pageNames.flatMap(name => {
        const version = versionInForce(name, newest)
        return version === undefined ? [] : [{ name, title: pageTitles[name], version }]
      })
    },
    async readPage(asked, version) {
      const name = pageNames.find(each => each === asked)
      return name && readPage(ports, name, version)
    },
    previewPages: ({ pages }) =>
      openPages({ ...ports, versions: { ...versions, newest: () => withDrafted(pages) } }),
    pagesInForce: async () => ({ pages: textsOf(await versions.readNewest()) }),
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
  const inForce = versionInForce(name, newest) ?? null
  const version = asked ?? inForce
  if (version === null) return undefined
  const kept = version === 0 ? undefined : await found(version)
  if (version === 0 ? !hasOwnWords(name) : !kept?.text) return undefined
  const written = await versions.of(name)
  const own = hasOwnWords(name) ? [{ version: 0, publishedOn: null }] : []
  return {
    name,
    title: pageTitles[name],
    version,
    inForce,
    html: kept ? await rendered(kept.text) : null,
    publishedOn: kept?.publishedOn ?? null,
    versions: [...written, ...own],
  }

  async function found(number: number) {
    const last = newest.find(page => page.name === name && page.version === number)
    return last ?? versions.find(name, number)
  }
}
