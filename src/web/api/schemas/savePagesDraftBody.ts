import type { PagesContents } from './pagesContents.ts'

export type SavePagesDraftBody = {
  contents: PagesContents
}
