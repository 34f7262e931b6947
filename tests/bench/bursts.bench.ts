import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkTo } from '../support/client.ts'
import { intakeOf } from '../support/intakes.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startVelora, type VeloraProcess } from '../support/process.ts'
import { percentile, say } from './figures.ts'
import { prepareGuests } from './prepare.ts'

/**
 * What a burst of writes to one member does to them and to everybody else: answers by their status, and how long another
 * member waits for a read meanwhile. `npm run bench -- bursts`
 */
const sessionKey = 'a session key for the bench and long enough'
const server = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'velora-bursts-'))
const url = server.url('bursts')
await server.createDatabase('bursts')
const env = { DATABASE_URL: url, DATA_DIR: folder, SESSION_KEYS: sessionKey, LOG_LEVEL: 'fatal' }

interface Answered {
  readonly status: number
}
const counts = (answers: readonly Answered[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, all]) => `${all?.length} × ${status}`)
    .join(', ')

try {
  await (await startVelora(env)).end('SIGTERM')
  const [mia, noor] = await prepareGuests(url, 2, 1)
  const apps = [await startVelora(env), await startVelora(env)] as const
  const staff = await networkTo(apps[0].url).browser()
  await staff.post('/api/admin/verify', { code: '24682468' })
  const [service] = (await staff.get('/api/services')).json<{ id: string }[]>()
  const browserAt = (app: VeloraProcess, cookie: string) => {
    // A connection for each request, as a crowd has them.
    const network = networkTo(app.url)
    return network.browser(new Map(), { cookie })
  }
  const staffCookie = [...staff.cookies].map(pair => pair.join('=')).join('; ')
  const award = {
    userEmail: 'guest0@velora.test',
    serviceId: service?.id,
    customPoints: 1,
    countAgain: true,
  }
  const awardAt = (app: VeloraProcess) => {
    const desks = Array.from({ length: 4 }, () => browserAt(app, staffCookie))
    return (n: number) => desks[n % 4]?.post('/api/admin/award-points', award)
  }
  const patients = [browserAt(apps[0], mia?.cookie ?? ''), browserAt(apps[0], mia?.cookie ?? '')]
  const bystander = browserAt(apps[0], noor?.cookie ?? '')

  const measure = async (name: string, count: number, send: (n: number) => Promise<Answered> | undefined) => {
    const reads: { status: number; ms: number }[] = []
    const began = performance.now()
    let over = false
    const burst = Promise.all(Array.from({ length: count }, (_, n) => send(n))).finally(() => {
      over = true
    })
    while (!over) {
      const asked = performance.now()
      const { status } = await bystander.get('/api/user/vouchers')
      reads.push({ status, ms: performance.now() - asked })
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    const answers = (await burst).flatMap(answer => answer ?? [])
    const ms = reads.map(read => read.ms)
    const figures = [50, 99, 100].map(percent => percentile(ms, percent).toFixed(0)).join(' / ')
    say(
      `| ${name} | ${counts(answers)} | ${((performance.now() - began) / 1000).toFixed(1)} s | ` +
        `${counts(reads)} | ${figures} ms |`,
    )
  }

  say('| burst | answers | took | a bystander’s reads | p50 / p99 / longest |')
  say('|---|---|---|---|---|')
  const [first, second] = [awardAt(apps[0]), awardAt(apps[1])]
  await measure('20 awards, to warm up', 20, first)
  for (const count of [50, 100, 200]) await measure(`${count} awards to one member`, count, first)
  await measure('100 intakes of one member', 100, n =>
    patients[n % 2]?.post('/api/user/hipaa-intake', intakeOf()),
  )
  const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', 'for (;;) ;']))
  try {
    await measure('200 awards, two instances, busy machine', 200, n => (n % 2 ? first : second)(n))
    await measure('800 awards, busy machine', 800, first)
  } finally {
    for (const each of busy) each.kill('SIGKILL')
  }
  for (const app of apps) await app.end('SIGTERM')
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
