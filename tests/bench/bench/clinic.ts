import pg from 'pg'
import { networkTo } from '../../support/client.ts'
import { inFlight } from '../figures.ts'

/** What a side of the bench has to have: people who are signed in, and codes to check in with. */
export interface Clinic {
  /** Members without entries, who get none. */
  readonly idle: readonly Guest[]
  /** Members who begin without entries. */
  readonly fresh: readonly Guest[]
  /** Members with 500 entries. */
  readonly old: readonly Guest[]
  readonly desk: string
  readonly serviceId: string
}

export interface Guest {
  readonly email: string
  readonly cookie: string
}

export const [idleCount, guestCount] = [60, 200]
const history = 500
const staffCode = '24682468'
export const codeOf = (n: number) => `BENCH-${n}`

/** Its people, made by the app itself over HTTP: how a session is kept differs from commit to commit. */
export async function admitPeople(url: string): Promise<Clinic> {
  const network = networkTo(url)
  const admit = async (email: string): Promise<Guest> => {
    const phone = network.browser()
    const body = { email, password: 'a long pass phrase of the bench', name: 'Guest Bench' }
    const answer = await phone.post('/api/auth/register', body)
    if (answer.status !== 200) throw new Error(`${email} can’t register: ${answer.status} ${answer.text}`)
    return { email, cookie: sessionOf(phone.cookies) }
  }
  const admitAll = async (kind: string, count: number) => {
    const guests: Guest[] = Array(count)
    await inFlight(count, 8, async n => {
      guests[n] = await admit(`${kind}${n}@velora.test`)
    })
    return guests
  }
  try {
    const desk = network.browser()
    const opened = await desk.post('/api/admin/verify', { code: staffCode })
    if (opened.status !== 200) throw new Error(`The staff area stays closed: ${opened.status} ${opened.text}`)
    const [service] = (await desk.get('/api/services')).json<{ id: string }[]>()
    return {
      idle: await admitAll('idle', idleCount),
      fresh: await admitAll('fresh', guestCount),
      old: await admitAll('old', guestCount),
      desk: sessionOf(desk.cookies),
      serviceId: service?.id ?? '',
    }
  } finally {
    network.close()
  }
}

/** The session and nothing else: what a browser keeps for one path it does not send to another. */
const sessionOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies]
    .filter(([name]) => name.startsWith('sid'))
    .map(pair => pair.join('='))
    .join('; ')

/** Codes, services and the past of old members, while no app runs: nothing of it waits in anybody's memory. */
export async function fillTables(url: string, codes: number): Promise<void> {
  await withClient(url, async client => {
    await client.query(
      `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
       select gen_random_uuid(), 'BENCH-' || n, 'Bench ' || n, 5, true from generate_series(0, $1 - 1) n`,
      [codes],
    )
    await client.query(
      `insert into content.service (id, name, description, category, price_cents, points_earned, duration_minutes, image_url)
       select gen_random_uuid(), name || n, description, category, price_cents, points_earned, duration_minutes, image_url
       from content.service, generate_series(1, 2) n limit 25`,
    )
    const old = `identity.member where email like 'old%@velora.test'`
    await client.query(
      `insert into loyalty.entry (member_id, number, amount, balance_after, kind, reference, reason, actor, at)
       select id, n, 5, 5 * n, 'check-in', 'check-in:before:' || n, 'Check-in: before', 'member',
         now() - ($1 - n + 1) * interval '1 day'
       from (select id from ${old}) m, generate_series(1, $1) n order by id, n`,
      [history],
    )
    await client.query(
      `insert into loyalty.account (member_id, balance, peak_balance, entry_count) select id, 5 * $1, 5 * $1, $1 from ${old}`,
      [history],
    )
    await client.query('vacuum analyze')
  })
}

/** What autovacuum does within minutes of a busy start: tables are counted, and what was planned before is planned anew. */
export const analyze = (url: string) => withClient(url, async client => void (await client.query('analyze')))

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
