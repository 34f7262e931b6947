import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { networkTo } from '../support/client.ts'
import { bothDatabases, newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { follow } from '../support/follow.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { statusOf } from '../support/one-request.ts'
import { runToEnd, startVelora, type VeloraProcess } from '../support/process.ts'
import { targetMs } from '../support/target-time.ts'

describe('a process of the app', () => {
  let folder: string
  const started: VeloraProcess[] = []
  const start = async (env: Record<string, string> = {}) => {
    const velora = await startVelora({ DATA_DIR: folder, ...env })
    started.push(velora)
    return velora
  }
  beforeEach(() => {
    folder = migratedFolder('process')
  })
  afterEach(async () => {
    for (const velora of started.splice(0)) await velora.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('refuses a data folder that another one uses, soon, and does it no harm', async () => {
    const first = await start()
    const timed = async (env: Record<string, string>) => {
      const began = Date.now()
      return { ...(await runToEnd(env)), tookMs: Date.now() - began }
    }
    // How long a process takes to begin is this machine's matter.
    const { tookMs: beginningMs } = await timed({ CLINIC_TIME_ZONE: 'Nowhere' })
    const second = await timed({ DATA_DIR: folder })
    expect(second.tookMs - beginningMs).toBeLessThan(targetMs(5_000, 20_000))
    expect(second.code).toBe(1)
    expect(second.output).toContain('is already used by another running Velora')
    expect(second.output).not.toMatch(/\n\s+at /)
    const network = networkTo(first.url)
    const body = { email: 'mia@velora.example', password: 'velora-demo' }
    expect((await network.browser().post('/api/auth/login', body)).status).toBe(200)
    network.close()
  })

  it('says which setting is wrong, and ends', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder, CLINIC_TIME_ZONE: 'Nowhere' })
    expect(code).toBe(1)
    expect(output).toBe(
      'Velora can’t start: CLINIC_TIME_ZONE must be a time zone such as America/Los_Angeles\n' +
        '`npm run doctor` lists everything that’s wrong and how to fix it.\n',
    )
  })

  it.each(bothDatabases)('finishes what it was asked when it is told to stop (%s)', async kind => {
    const velora = await start(kind === 'postgresql' ? { DATABASE_URL: await newPostgresDatabase() } : {})
    const network = networkTo(velora.url)
    const mia = network.browser()
    await mia.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' })
    const statuses = new Map<number | string, number>()
    const count = (what: number | string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
    const warm = Promise.withResolvers<void>()
    const work = async () => {
      for (;;) {
        const result = await mia.get('/api/user/points').then(
          ({ status, headers }) => ({ status, last: headers['connection'] === 'close' }),
          (error: NodeJS.ErrnoException) => ({ status: error.code ?? error.message, last: true }),
        )
        count(result.status)
        if ((statuses.get(200) ?? 0) > 100) warm.resolve()
        if (result.status !== 200) return
      }
    }
    const workers = Promise.all(Array.from({ length: 16 }, work))
    await warm.promise
    expect(await velora.end('SIGTERM')).toBe(0)
    await workers
    network.close()
    // Whoever comes later is told so or finds the door closed; nobody’s answer breaks off.
    for (const what of statuses.keys()) expect([200, 503, 'ECONNREFUSED']).toContain(what)
  })

  it('tells open apps to go elsewhere when it is told to stop, and does not wait for them', async () => {
    const velora = await start()
    const network = networkTo(velora.url)
    const mia = network.browser()
    await mia.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' })
    const streams = await Promise.all([1, 2, 3].map(() => follow(velora.url, mia)))
    expect(await velora.end('SIGTERM')).toBe(0)
    // Those that are waited for are cut off after ten seconds.
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended', 'ended'])
    network.close()
  })

  it('waits for no balancer when a person says so: with Ctrl-C, or a second time', async () => {
    const [pressed, signalled] = await Promise.all([
      start({ DRAIN_SECONDS: '300' }),
      start({ DRAIN_SECONDS: '300', DATABASE_URL: await newPostgresDatabase() }),
    ])
    expect(await pressed.end('SIGINT')).toBe(0)
    const ended = signalled.end('SIGTERM')
    await eventually(async () => expect(await statusOf(signalled.url, '/readyz')).toBe(503))
    expect(await statusOf(signalled.url, '/api/services')).toBe(200)
    await setTimeout(1_100)
    void signalled.end('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('writes nothing secret into its log', async () => {
    const velora = await start({ LOG_LEVEL: 'trace', STAFF_CODE: '97531864' })
    const network = networkTo(velora.url)
    const browser = network.browser()
    const secrets = ['very-secret-word', 'ines@private.example', '97531864', 'VELORA-PRINTED-CODE']
    const account = { email: 'ines@private.example', password: 'very-secret-word' }
    await browser.post('/api/auth/register', { ...account, name: 'Ines Moreau' })
    await browser.post('/api/auth/register', { ...account, name: 'Ines Moreau' })
    await browser.post('/api/auth/login', { ...account, password: 'very-secret-word2' })
    await browser.post('/api/admin/verify', { code: '97531864' }, { 'idempotency-key': 'k' })
    await browser.post('/api/checkin', { code: 'VELORA-PRINTED-CODE' })
    await browser.get('/api/login?returnTo=/very-secret-word')
    await browser.post('/api/checkin', '{"code": "very-secret-word')
    secrets.push(browser.cookies.get('sid') ?? '', 'Moreau')
    network.close()
    await velora.end('SIGTERM')
    const log = velora
      .output()
      .split('\n')
      .filter(line => line.startsWith('{'))
    expect(log.length).toBeGreaterThanOrEqual(7)
    for (const secret of secrets) expect(log.join('\n')).not.toContain(secret)
  })
})
