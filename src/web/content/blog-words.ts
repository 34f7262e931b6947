import type { BlogPost } from '#api/schemas/index.ts'
import { clinic } from '../shell/clinic.ts'

const formatsIn = (timeZone: string) => ({
  timeZone,
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }),
  full: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone }),
})

let formats = formatsIn(clinic.timeZone)

/** When a post came out, as the clinic's calendar has it: 'Nov 3', 'November 3, 2026' (customer.md, 9). */
export function datesOf({ publishedAt, createdAt }: Pick<BlogPost, 'publishedAt' | 'createdAt'>) {
  const instant = publishedAt ?? createdAt
  const date = new Date(instant)
  if (formats.timeZone !== clinic.timeZone) formats = formatsIn(clinic.timeZone)
  return { instant, short: formats.short.format(date), full: formats.full.format(date) }
}

export const readTime = (minutes: number) => `${minutes} min read`

export const postCategoryTitle = (category: string) => category.replace(/^./, letter => letter.toUpperCase())

/** Each distinct category, in the order of the posts. */
export function postCategoriesOf(posts: readonly BlogPost[]): readonly string[] {
  return [...new Set(posts.flatMap(({ category }) => category ?? []))]
}
