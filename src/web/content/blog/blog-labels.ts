import type { BlogPost } from '#api/schemas/index.ts'
import { capitalized } from '../../format/capitalized.ts'
import { briefDayOf, longDayOf } from '../../format/days.ts'

/** A post's publication date at the clinic: 'Nov 3', 'November 3, 2026'. */
export function datesOf({ publishedAt, createdAt }: Pick<BlogPost, 'publishedAt' | 'createdAt'>) {
  const instant = publishedAt ?? createdAt
  return { instant, short: briefDayOf(instant), full: longDayOf(instant) }
}

export const readTime = (minutes: number) => `${minutes} min read`

export const postCategoryTitle = capitalized

/** Each distinct category, in the order of the posts. */
export function postCategoriesOf(posts: readonly BlogPost[]): readonly string[] {
  return [...new Set(posts.flatMap(({ category }) => category ?? []))]
}
