import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import pg from 'pg'
import { newId, newToken } from '#platform/kernel/ids.ts'

export interface Guest {
  readonly cookie: string
}

const monthMs = 30 * 24 * 60 * 60 * 1000

export async function prepareGuests(url: string, count: number, codes: number): Promise<Guest[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const guests = await prepareGuestsBy((text, values) => client.query(text, values), count, codes)
  await client.end()
  return guests
}

/** Members with a session, and codes to check in with; straight into the tables, because 20 ms a password adds up. */
export async function prepareGuestsBy(
  query: (text: string, values?: unknown[]) => Promise<unknown>,
  count: number,
  codes: number,
): Promise<Guest[]> {
  await query(
    `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
     select gen_random_uuid(), 'BENCH-' || n, 'Bench ' || n, 5, true from generate_series(0, $1 - 1) n`,
    [codes],
  )
  const guests: Guest[] = []
  for (let n = 0; n < count; n++) {
    const [id, key] = [newId(), newToken()]
    const expires = Date.now() + monthMs
    await query(
      `insert into identity.member (id, email, password_hash, first_name, last_name, created_at)
       values ($1, $2, '', 'Guest', $3, now())`,
      [id, `guest${n}@velora.test`, String(n)],
    )
    await query(
      `insert into identity.session (key_hash, member_id, data, expires_at) values ($1, $2, $3, $4)`,
      [
        createHash('sha256').update(key).digest('base64url'),
        id,
        JSON.stringify({ memberId: id, _expire: expires, _maxAge: monthMs }),
        new Date(expires),
      ],
    )
    guests.push({ cookie: `sid=${key}` })
  }
  await query(
    'insert into content.service select gen_random_uuid(), name || n, description, category, price_cents, points_earned, duration_minutes, image_url from content.service, generate_series(1, 2) n limit 25',
  )
  await query('analyze')
  return guests
}

/** The process whose children are the database's connections. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const parent = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
  await client.end()
  return Number(parent)
}
