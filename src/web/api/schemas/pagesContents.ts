import type { PagesContentsPagesItem } from './pagesContentsPagesItem.ts'

export interface PagesContents {
  /** @maxItems 5 */
  pages: PagesContentsPagesItem[]
}
