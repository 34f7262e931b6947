import { z } from 'zod'
import { type Cursor, type Sort, sorts } from '../cards.ts'
import { UnknownCursor } from '../refusals.ts'

/** How to sort `patients.card` using an index of the table with the sort column. */
export interface SortKey {
  readonly by: string
  /** The ID in that table, which breaks ties. */
  readonly tie: string
  /** The sort value as text for a cursor. */
  readonly key: string
  /** Converts such a text in a parameter back to a sort value. */
  readonly keyIn: (parameter: string) => string
  readonly isKey: (text: string) => boolean
  readonly ascending?: boolean
  /** The condition for patients without a value; they come last. */
  readonly without?: string
  /**
   * The tier column in that table, if an index covers this order per tier. Patients above Bronze always have a row
   * there.
   */
  readonly tier?: string
}

const isWhole = (text: string) => /^-?\d{1,16}$/.test(text)

const moment = (by: string, without?: string): SortKey => ({
  by,
  tie: 'id',
  key: `(extract(epoch from ${by}) * 1000000)::bigint::text`,
  keyIn: parameter => `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`,
  isKey: isWhole,
  ...(without && { without }),
})

const amount = (by: string, tie: string, tier: string): SortKey => ({
  by,
  tie,
  tier,
  key: `${by}::text`,
  keyIn: parameter => `${parameter}::bigint`,
  isKey: isWhole,
  without: `${tie} is null`,
})

export const sortKeys: Readonly<Record<Sort, SortKey>> = {
  name: {
    by: 'name_key',
    tie: 'id',
    key: 'name_key',
    keyIn: parameter => `${parameter}::text`,
    isKey: text => text.isWellFormed() && !text.includes('\0'),
    ascending: true,
  },
  points: amount('balance', 'account_of', 'account_tier'),
  spent: amount('total_spent_cents', 'standing_of', 'tier'),
  visits: amount('visits', 'standing_of', 'tier'),
  'last-login': moment('last_login_at', 'last_login_at is null'),
  newest: moment('created_at'),
}

const CursorShape = z.strictObject({
  sort: z.enum(sorts),
  key: z.string().max(1000).nullable(),
  id: z.uuid(),
  total: z.int().min(0),
  isLeast: z.boolean().default(false),
})

export function writeCursor(cursor: Cursor, sort: Sort): string {
  return Buffer.from(JSON.stringify({ ...cursor, sort })).toString('base64url')
}

/** Cursors come from outside. Refuses with `UnknownCursor` if this server didn't issue it for this order. */
export function readCursor(text: string, sort: Sort): Cursor {
  const { success, data: cursor } = CursorShape.safeParse(contentsOf(text))
  if (!success || cursor.sort !== sort || !fits(cursor.key, sort)) throw new UnknownCursor()
  return cursor
}

function fits(key: string | null, sort: Sort): boolean {
  const { isKey, without } = sortKeys[sort]
  return key === null ? without !== undefined : isKey(key)
}

function contentsOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
