import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { PageName, PageVersion } from './clinic-pages.ts'

export interface PageVersions {
  /** The newest version of each page that has one. */
  newest(): Promise<readonly PageVersion[]>
  /** Like `newest`, bypassing the cache, for the next publication. */
  readNewest(): Promise<readonly PageVersion[]>
  /** All versions of one page, newest first, without their texts. */
  of(name: PageName): Promise<readonly Pick<PageVersion, 'version' | 'publishedOn'>[]>
  find(name: PageName, version: number): Promise<PageVersion | undefined>
  add(page: PageVersion, programmeVersion: number): Promise<void>
}

export interface PagesPorts {
  readonly versions: PageVersions
  /** Renders a text as HTML without scripts. */
  readonly rendered: (markdown: string) => Promise<string>
  readonly now: () => Date
  readonly timeZone: TimeZone
}
