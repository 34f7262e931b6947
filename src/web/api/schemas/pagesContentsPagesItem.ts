import type { PagesContentsPagesItemId } from './pagesContentsPagesItemId.ts'

export type PagesContentsPagesItem = {
  /** Which text it is; it is read at `/{id}`. */
  id: PagesContentsPagesItemId
  /**
   * Markdown without tags; empty: the app’s own words where it has some, or no such page. Of pictures, only those that were uploaded here are shown.
   * @maxLength 50000
   */
  text: string
}
