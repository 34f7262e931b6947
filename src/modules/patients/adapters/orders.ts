import type { Sort } from '../cards.ts'

/** How `patients.card` is ordered, so that the index of the table that it is by can be walked. */
export interface Order {
  readonly by: string
  /** The id of the same table, which breaks ties. */
  readonly tie: string
  /** What it is by, as a text for a cursor. */
  readonly key: string
  /** A parameter with such a text, as what it is by. */
  readonly keyIn: (parameter: string) => string
  readonly isKey: (text: string) => boolean
  readonly ascending?: boolean
  /** Who has none of it at all, and comes last. */
  readonly without?: string
}

const isWhole = (text: string) => /^-?\d{1,16}$/.test(text)

const moment = (by: string, without?: string): Order => ({
  by,
  tie: 'id',
  key: `(extract(epoch from ${by}) * 1000000)::bigint::text`,
  keyIn: parameter => `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`,
  isKey: isWhole,
  ...(without && { without }),
})

const amount = (by: string, tie: string): Order => ({
  by,
  tie,
  key: `${by}::text`,
  keyIn: parameter => `${parameter}::bigint`,
  isKey: isWhole,
  without: `${tie} is null`,
})

export const orders: Readonly<Record<Sort, Order>> = {
  name: {
    by: 'name_key',
    tie: 'id',
    key: 'name_key',
    keyIn: parameter => `${parameter}::text`,
    isKey: text => text.isWellFormed() && !text.includes('\0'),
    ascending: true,
  },
  points: amount('balance', 'account_of'),
  spent: amount('total_spent_cents', 'standing_of'),
  visits: amount('visits', 'standing_of'),
  'last-login': moment('last_login_at', 'last_login_at is null'),
  newest: moment('created_at'),
}
