import { z } from 'zod'
import { type Continuation, type Sort, sorts } from '../cards.ts'
import { UnknownCursor } from '../refusals.ts'
import { orders } from './orders.ts'

const Cursor = z.strictObject({
  sort: z.enum(sorts),
  key: z.string().max(1000).nullable(),
  id: z.uuid(),
  total: z.int().min(0),
})

export function cursorOf(place: Continuation, sort: Sort): string {
  return Buffer.from(JSON.stringify({ ...place, sort })).toString('base64url')
}

/** Somebody may have made it up: it is looked at as closely as any other value from outside. */
export function placeAt(cursor: string, sort: Sort): Continuation {
  const { success, data: place } = Cursor.safeParse(contentsOf(cursor))
  if (!success || place.sort !== sort || !fits(place.key, sort)) throw new UnknownCursor()
  return place
}

function fits(key: string | null, sort: Sort): boolean {
  const { isKey, without } = orders[sort]
  return key === null ? without !== undefined : isKey(key)
}

function contentsOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
