import { z } from 'zod'
import { Paginated } from './route.ts'

/** How many items a part of a list has: at most 100 (D-43). */
export const limitOf = (usual = 100) => z.coerce.number().int().min(1).max(100).default(usual)

/** Which part of a list that is in the order of its ids: from below the one with the id `cursor`. */
export const pageQuery = z.object({ limit: limitOf(), cursor: z.uuid().optional() })

const earliest = Date.parse('1900-01-02')
const latest = Date.parse('9999-12-31')

/** Whether a date or an instant has a year of four digits, in every time zone: PostgreSQL does not read others. */
export const isWritable = (moment: string) => Date.parse(moment) >= earliest && Date.parse(moment) <= latest

/** The part that was asked for, out of one item more: when that one is there, another part follows. */
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
 * From below which item a part begins, in a list that is in the order of times: `1763748000000.0198f0c6-…`. 13 digits
 * last until 2286; years of more than four digits are written in ways that PostgreSQL does not read.
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
