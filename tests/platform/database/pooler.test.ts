import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { reachPostgres } from '../../../src/server/reach-postgres.ts'
import { newPostgresDatabase } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { runToEnd } from '../../support/process.ts'
import { type TcpProxy, tcpProxyTo } from '../../support/tcp-proxy.ts'

/** Ends each word of a connection's first message. */
const end = String.fromCharCode(0)
const migration = {
  name: '0001 test: a table',
  statements: ['create table public.visit (n int primary key)'],
}
const schema = { tables: [], migrations: [migration] }

/** Two ways to one database: what goes through a pooler, and what goes around it. */
async function twoWays() {
  const url = new URL(await newPostgresDatabase('template1'))
  const port = Number(url.port)
  const [pooler, direct] = [await tcpProxyTo(port), await tcpProxyTo(port)]
  onTestFinished(async () => {
    await pooler.close()
    await direct.close()
  })
  const through = ({ port }: TcpProxy) => Object.assign(new URL(url), { port: String(port) }).href
  return { pooler, direct, url: through(pooler), directUrl: through(direct), itself: url.href }
}

describe('behind a pooler that shares connections a transaction at a time', () => {
  it('no limit is sent at the start of a connection, and what needs one connection goes around it', async () => {
    const { pooler, direct, url, directUrl } = await twoWays()
    const database = await openDatabase(openPostgres({ url, directUrl, onError: () => {} }), schema)
    onTestFinished(database.close)
    const heard: string[] = []
    await database.listen(
      'visits',
      message => void heard.push(message),
      () => {},
    )
    await database.inTransaction(async () => {
      await database.statement('add-visit', 'insert into visit values ($1)')(1)
      await database.notify('visits', 'one')
    })
    await eventually(async () => expect(heard).toEqual(['one']))

    expect(pooler.heard()).toContain('insert into visit')
    expect(pooler.heard()).not.toMatch(
      /statement_timeout|idle_in_transaction|lock_timeout|listen|create table/,
    )
    expect(direct.heard()).toMatch(/listen "visits"/)
    expect(direct.heard()).toContain('create table public.visit')
    expect(direct.heard()).not.toContain('insert into visit')
  })

  it('without one, the limits are sent', async () => {
    const { direct, directUrl } = await twoWays()
    const engine = openPostgres({ url: directUrl, onError: () => {} })
    onTestFinished(engine.close)
    await engine.run(undefined, 'select 1', [])
    expect(direct.heard()).toContain(`statement_timeout${end}5000${end}`)
    expect(direct.heard()).toContain(`idle_in_transaction_session_timeout${end}10000${end}`)
  })

  it('a statement that failed is prepared under another name: PgBouncer hangs up on the same', async () => {
    const { pooler, url, directUrl } = await twoWays()
    const engine = openPostgres({ url, directUrl, connections: 1, onError: () => {} })
    onTestFinished(engine.close)
    await engine.script('create table visit (n int primary key); insert into visit values (1)')
    const add = (n: number) => engine.run('add-visit', 'insert into visit values ($1)', [n])
    await expect(add(1)).rejects.toThrow(/duplicate key/)
    await add(2)
    await expect(add(2)).rejects.toThrow(/duplicate key/)
    await add(3)
    const prepared = [...pooler.heard().matchAll(/P[^P]{4}([^\0]*)\0insert into visit/g)]
    expect(prepared.map(([, name]) => name)).toEqual(['add-visit', '1 add-visit'])
  })
})

describe('an address that leads to a pooler', () => {
  /** Answers as PgBouncer does to who names a limit at the start. */
  async function refusing(): Promise<string> {
    const words = 'unsupported startup parameter: statement_timeout'
    const fields = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`)
    const size = Buffer.alloc(4)
    size.writeInt32BE(fields.length + 4)
    const server = createServer(socket => {
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), size, fields])))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    return `postgres://velora:velora@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/velora`
  }
  const said = (...urls: Parameters<typeof reachPostgres>) =>
    reachPostgres(...urls).then(
      () => '',
      (error: Error) => error.message,
    )

  it('is refused by itself, and as the direct one', async () => {
    const [pooler, { itself }] = [await refusing(), await twoWays()]
    expect(await said(pooler)).toMatch(
      /^DATABASE_URL: there is a pooler at 127\.0\.0\.1:\d+\. Also set DATABASE_DIRECT_URL/,
    )
    expect(await said(itself, pooler)).toMatch(/^DATABASE_DIRECT_URL: there is a pooler at/)
  })

  it('must lead to the same database as the direct one', async () => {
    const [{ url, directUrl }, other] = [await twoWays(), await newPostgresDatabase('template1')]
    expect(await said(url, other)).toBe('DATABASE_URL and DATABASE_DIRECT_URL point to different databases.')
    expect(await reachPostgres(url, directUrl)).toMatchObject({
      // max_connections of the tests' server, without those of its superuser.
      connections: 147,
      statementTimeout: '0',
    })
  })
})

it('npm run doctor says how many processes find a connection, and that the pooler has no limits', async () => {
  const { pooler, url, directUrl } = await twoWays()
  const doctor = async (env: Record<string, string>) =>
    (await runToEnd({ DATA_DIR: '/nowhere', ...env }, 'src/commands/doctor.ts')).output
  const pooled = await doctor({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl })
  expect(pooled).toContain('Good to know: The database at DATABASE_URL has no statement timeout.')
  expect(pooled).toContain('has 147, enough for 72 processes with 2 each, not counting the pooler’s own')
  expect(pooler.heard()).not.toContain(`statement_timeout${end}`)
  const alone = await doctor({ DATABASE_URL: url, DATABASE_CONNECTIONS: '20' })
  expect(alone).toContain('Connections: the server has 147, enough for 6 processes with 22 each\n')
  expect(alone).not.toContain('A statement may take')
})
