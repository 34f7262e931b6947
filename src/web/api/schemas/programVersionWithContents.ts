import type { ProgramVersionWithContentsContents } from './programVersionWithContentsContents.ts'

export interface ProgramVersionWithContents {
  number: number
  publishedAt: string
  publishedBy: string
  note: string
  /**
   * Why the notice period was shortened, if it was.
   * @nullable
   */
  shortenedBecause: string | null
  contents: ProgramVersionWithContentsContents
}
