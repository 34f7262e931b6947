import { z } from 'zod'
import { Paginated } from './route.ts'

/** How many items a page has: at most 100 (D-43). */
export const limitOf = (usual = 100) => z.coerce.number().int().min(1).max(100).default(usual)

/** A page of a list ordered by ID: the items below the ID `cursor`. */
export const pageQuery = z.object({ limit: limitOf(), cursor: z.uuid().optional() })

const earliest = Date.parse('1900-01-02')
const latest = Date.parse('9999-12-31')

/** Whether a date has a four-digit year in every time zone: PostgreSQL doesn't read others. */
export const isWritable = (moment: string) => Date.parse(moment) >= earliest && Date.parse(moment) <= latest

/** Makes a page from one item more than it holds: if that item is there, another page follows. */
export function pageOf<Item extends { readonly id: string }>(
  oneMore: readonly Item[],
  limit: number,
  total: number,
  cursorOf: (last: Item) => string = ({ id }) => id,
): Paginated<Item[]> {
  const items = oneMore.slice(0, limit)
  const last = oneMore.length > limit ? items.at(-1) : undefined
  return new Paginated(items, last && cursorOf(last), total)
}

/**
 * The cursor for a list ordered by time: `1763748000000.0198f0c6-…`. 13 digits last until 2286; PostgreSQL can't read
 * longer years.
 */
export const timeCursor = z
  .string()
  .regex(/^\d{1,13}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'Please open this list again.')
  .transform(text => {
    const [time = '', id = ''] = text.split('.')
    return { at: new Date(Number(time)), id }
  })
  .optional()

export const timeCursorOf = (time: string, id: string) => `${Date.parse(time)}.${id}`
