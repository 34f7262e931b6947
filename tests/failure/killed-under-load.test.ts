import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../src/server/parts.ts'
import { type Browser, networkTo } from '../support/client.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'
import { newDemo } from '../support/demo.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { runToEnd, startVelora } from '../support/process.ts'

const kills = Number(process.env['KILLS'] ?? 1)
/** What is acknowledged before the process is ended for this time. */
const acknowledgedBefore = (kill: number) => 40 + 7 * kill
/** One a check-in, more than are asked for: each start reads them all, and 20,000 were half of this test. */
const codes = 2 * (kills + 1) * acknowledgedBefore(kills)

/** PostgreSQL has its own proofs that it keeps what it acknowledged; the embedded database writes its files with our code. */
const databases = kills > 1 ? bothDatabases : (['embedded'] as const)

describe.each(databases)(`${kills} times killed under load (%s)`, kind => {
  let env: Awaited<ReturnType<typeof newDemo>>
  const open = async (): Promise<Database> =>
    openDatabase(
      kind === 'embedded' ? await openEmbedded(env.DATA_DIR) : await openEngine(kind, env.DATABASE_URL),
      schema,
    )

  beforeAll(async () => {
    env = await newDemo(kind)
    const database = await open()
    await database.statement(
      'codes',
      `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
       select gen_random_uuid(), 'CODE-' || n, 'Code ' || n, 5, true from generate_series(1, $1::int) n`,
    )(codes)
    await database.close()
  })
  afterAll(() => rmSync(env.DATA_DIR, { recursive: true, force: true }))

  it(
    'it keeps every acknowledged check-in and award exactly once',
    async () => {
      const acknowledged: string[] = []
      const asked: string[] = []
      let cookies = new Map<string, string>()
      for (let kill = 0; kill <= kills; kill++) {
        const velora = await startVelora(env)
        const network = networkTo(velora.url)
        const browser = network.browser(cookies)
        if (kill === 0) await signIn(browser)
        cookies = browser.cookies
        const enough = Promise.withResolvers<void>()
        const until = acknowledged.length + acknowledgedBefore(kill)
        let running = true
        const work = async () => {
          while (running) {
            const n = asked.length + 1
            const what = n % 2 ? `check-in ${n}` : `award ${n}`
            asked.push(what)
            const answer = await (n % 2
              ? browser.post('/api/checkin', { code: `CODE-${n}` })
              : browser.post('/api/admin/award-points', await award(n))
            ).catch(() => undefined)
            if (!answer || answer.code === 'draining') return
            expect(answer.text).toContain('"pointsBalance"')
            if (acknowledged.push(what) >= until) enough.resolve()
          }
        }
        const { serviceId } = await aService(browser)
        const award = async (n: number) => ({
          userEmail: 'mia@velora.example',
          serviceId,
          customPoints: 10_000 + n,
          countAgain: true,
        })
        const workers = Promise.all(Array.from({ length: 6 }, work))
        await Promise.race([enough.promise, workers])
        const ended = await velora.end(kill < kills ? 'SIGKILL' : 'SIGTERM')
        expect(ended).toBe(kill < kills ? 'SIGKILL' : 0)
        running = false
        await workers
        network.close()
      }

      const database = await open()
      const rows = await database.statement<{ what: string }>(
        'written',
        `select case kind when 'check-in' then 'check-in ' || substring(reason from '\\d+$')
         else 'award ' || (amount - 10000) end as what
       from loyalty.entry
       where member_id = (select id from identity.member where email = 'mia@velora.example')
         and (amount > 10000 or reason ~ '^Check-in: Code \\d+$')`,
      )()
      const written = rows.map(({ what }) => what)
      expect(new Set(written).size).toBe(written.length)
      expect(acknowledged.filter(what => !new Set(written).has(what))).toEqual([])
      expect(written.filter(what => !new Set(asked).has(what))).toEqual([])
      await expectSoundLedger(database)
      await database.close()
      expect(await runToEnd(env, 'src/commands/verify-ledger.ts')).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^ledger verified: \d+ members, \d+ entries\n$/),
      })
    },
    300_000 + kills * 30_000,
  )
})

async function signIn(browser: Browser): Promise<void> {
  await browser.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' })
  await browser.post('/api/admin/verify', { code: '24682468' })
}

async function aService(browser: Browser): Promise<{ serviceId: string }> {
  const [service] = (await browser.get('/api/services')).json<{ id: string }[]>()
  return { serviceId: service?.id ?? '' }
}
