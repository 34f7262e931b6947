import type { PagesContentsPagesItemId } from './pagesContentsPagesItemId.ts'

export type PagesContentsPagesItem = {
  /** Which page the text is for. It appears at `/{id}`. */
  id: PagesContentsPagesItemId
  /**
   * Markdown without HTML. Empty means the app’s default text, or no page if there isn’t one. Only pictures that were uploaded here are shown.
   * @maxLength 50000
   */
  text: string
}
