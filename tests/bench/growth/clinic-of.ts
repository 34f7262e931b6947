import { createHash } from 'node:crypto'
import pg from 'pg'
import { newToken } from '#platform/kernel/ids.ts'
import { networkTo } from '../../support/client.ts'
import type { PostgresServer } from '../../support/postgres-server.ts'
import { runToEnd, startVelora, type VeloraProcess } from '../../support/process.ts'
import { type Clinic, codeOf, type Guest } from '../bench/clinic.ts'
import { settingsIn } from '../bench/side.ts'
import { postmasterOf } from '../prepare.ts'

export interface ClinicOfSize {
  readonly members: number
  readonly env: Readonly<Record<string, string>>
  readonly app: VeloraProcess
  readonly postmaster: number
  readonly guests: readonly Guest[]
  readonly desk: Pick<Clinic, 'desk' | 'serviceId'>
}

export const guestCount = 600
const [entriesEach, staffCode] = [3, '24682468']
/** What is filled with the members, whose indexes are quicker made anew than kept row by row. */
const filled = ['identity.member', 'loyalty.account', 'loyalty.entry', 'loyalty.treatment', 'tiers.standing']

/** The app on a database with so many members; some of them are signed in, evenly among all. */
export async function clinicOf(
  members: number,
  server: PostgresServer,
  codes: number,
): Promise<ClinicOfSize> {
  await server.createDatabase(`of${members}`)
  const env = settingsIn(server.url(`of${members}`))
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] })
  await client.connect()
  try {
    await (await startVelora(env)).end('SIGTERM')
    await withoutIndexes(client, () => seed(env, members))
    const guests = await signIn(client)
    await client.query(
      `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
       select gen_random_uuid(), $2 || n, 'Bench ' || n, 5, true from generate_series(0, $1 - 1) n`,
      [codes, codeOf(0).slice(0, -1)],
    )
    await client.query('vacuum analyze')
    const app = await startVelora(env)
    const postmaster = await postmasterOf(env['DATABASE_URL'] ?? '')
    return { members, env, app, postmaster, guests, desk: await openDesk(app.url) }
  } finally {
    await client.end()
  }
}

async function seed(env: Readonly<Record<string, string>>, members: number): Promise<void> {
  const words = ['--patients', String(members), '--entries', String(entriesEach * members)]
  const { code, output } = await runToEnd(env, 'src/commands/seed-large.ts', words)
  process.stdout.write(output)
  if (code !== 0) throw new Error(output)
}

async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ readonly name: string; readonly text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [filled],
  )
  if (rows.length === 0) throw new Error(`${filled} have no indexes to make anew.`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { text } of rows) await client.query(text)
}

/** Straight into the table: nobody knows the password of a made-up patient. */
async function signIn(client: pg.Client): Promise<Guest[]> {
  const { rows } = await client.query<{ readonly id: string; readonly email: string }>(
    `select id, email from identity.member where email like '%@example.%' order by md5(id::text) limit $1`,
    [guestCount],
  )
  const expires = Date.now() + 30 * 24 * 60 * 60 * 1000
  const guests = rows.map(row => ({ ...row, key: newToken() }))
  await client.query(
    `insert into identity.session (key_hash, member_id, data, expires_at)
     select * from unnest($1::text[], $2::uuid[], $3::jsonb[], $4::timestamptz[])`,
    [
      guests.map(({ key }) => createHash('sha256').update(key).digest('base64url')),
      guests.map(({ id }) => id),
      guests.map(({ id }) => JSON.stringify({ memberId: id, _expire: expires })),
      guests.map(() => new Date(expires)),
    ],
  )
  return guests.map(({ email, key }) => ({ email, cookie: `sid=${key}` }))
}

async function openDesk(url: string): Promise<Pick<Clinic, 'desk' | 'serviceId'>> {
  const network = networkTo(url)
  const desk = network.browser()
  await desk.post('/api/admin/verify', { code: staffCode })
  const [service] = (await desk.get('/api/services')).json<{ id: string }[]>()
  network.close()
  return { desk: `sid=${desk.cookies.get('sid')}`, serviceId: service?.id ?? '' }
}
