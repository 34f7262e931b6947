import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { phiKey, sessionKey } from '../support/app.ts'
import { type Network, networkTo } from '../support/client.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { runToEnd, startVelora, type VeloraProcess } from '../support/process.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const secrets = { SESSION_KEYS: sessionKey, PHI_KEYS: phiKey, ...vapidKeys, STAFF_CODE: '13572468' }
const bare = { NODE_ENV: 'production', ...secrets, TWILO_FROM: '+13105550100' }
const expected = [
  'local-address',
  'no-mail',
  'embedded-database',
  'no-booking-link',
  'no-sms',
  'no-backups',
  'unknown-setting',
]
const onPostgres = expected.filter(code => code !== 'embedded-database')

describe('a start in production with next to nothing set', () => {
  let folder: string
  let velora: VeloraProcess
  let network: Network
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'velora-bare-'))
    velora = await startVelora({ ...bare, DATA_DIR: folder, DATABASE_URL: await newPostgresDatabase() })
    network = networkTo(velora.url)
  })
  afterAll(async () => {
    network?.close()
    await velora?.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const logged = () =>
    velora
      .output()
      .split('\n')
      .filter(line => line.startsWith('{'))
      .map(line => JSON.parse(line) as { level: number; finding?: string; msg: string; mail?: string })

  it('names in its log what the clinic would regret, all at once', async () => {
    const findings = () => logged().filter(({ finding }) => finding)
    // What it writes comes through a pipe, a line at a time.
    await eventually(async () => expect(findings()).toHaveLength(onPostgres.length))
    const found = findings()
    expect(found.map(({ finding }) => finding)).toEqual(onPostgres)
    expect(found.map(({ level }) => level)).toEqual([50, 50, 40, 40, 40, 40])
    expect(found.at(-1)?.msg).toContain('Did you mean TWILIO_FROM?')
  })

  it('shows the owner the same, and nobody else', async () => {
    const owner = network.browser()
    expect((await owner.post('/api/admin/verify', { code: '13572468' })).status).toBe(200)
    const shown = (await owner.get('/api/admin/setup')).json<{ code: string; wayOut: string }[]>()
    expect(shown.map(({ code }) => code)).toEqual(onPostgres)
    expect((await network.browser().get('/api/admin/setup')).status).toBe(401)
  })

  it('has no booking link to give', async () => {
    expect((await network.browser().get('/api/config')).json()).toMatchObject({
      bookingUrl: null,
      demo: null,
    })
  })

  it('answers who forgot the password as always, and logs as an error that nothing left', async () => {
    const mia = network.browser()
    const account = { email: 'mia@velora.test', password: 'velora-secret', name: 'Mia Hart' }
    expect((await mia.post('/api/auth/register', account)).status).toBe(200)
    const { status, json } = await mia.post('/api/forgot-password', { email: account.email })
    expect([status, json()]).toEqual([200, { message: expect.stringContaining('is on its way') }])
    await eventually(async () =>
      expect(logged()).toContainEqual(
        expect.objectContaining({ level: 50, mail: expect.any(String), about: 'Reset your password' }),
      ),
    )
    expect(velora.output()).not.toContain(account.email)
  })
})

describe('npm run doctor', () => {
  let folder: string
  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'velora-doctor-')), 'data')
  })
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  const doctor = (env: Record<string, string>) =>
    runToEnd({ DATA_DIR: folder, ...env }, 'src/commands/doctor.ts')

  it('prints the same with a way out for each, touches nothing and fails', async () => {
    const { code, output } = await doctor(bare)
    expect(output.match(/^(Fix first|Good to know): /gm)).toHaveLength(expected.length)
    expect(output.match(/^ {4}→ \S/gm)).toHaveLength(expected.length)
    expect(output).toContain('Did you mean TWILIO_FROM?')
    expect(output).toContain('Velora starts with these settings, but you should fix these first.')
    expect([code, existsSync(folder)]).toEqual([1, false])
  })

  it('says what would stop a start beside it, all at once, and no password', async () => {
    const { code, output } = await doctor({
      NODE_ENV: 'production',
      SESION_KEYS: sessionKey,
      DATABASE_URL: 'postgres://velora:secret-word@127.0.0.1:1/velora',
    })
    expect(output.match(/^Blocks the start: .*/gm)).toEqual([
      expect.stringContaining('SESSION_KEYS must be set in production'),
      expect.stringContaining('PHI_KEYS must be set in production'),
      expect.stringContaining('127.0.0.1:1'),
    ])
    expect(output).toContain('Did you mean SESSION_KEYS?')
    expect(output).toContain('Email isn’t set up.')
    expect(output).toContain('Velora can’t start like this.')
    expect(output).not.toContain('secret-word')
    expect(code).toBe(1)
  })

  it('is content where all is set', async () => {
    const mailServer = await startSmtpPeer()
    onTestFinished(mailServer.stop)
    const { code, output } = await doctor({
      NODE_ENV: 'production',
      ...secrets,
      APP_URL: 'https://vip.glow.test',
      BOOKING_URL: 'https://glow.test/book',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'hello@glow.test',
      TRUST_PROXY: '1',
      BACKUP_TO: '/nowhere',
      BACKUP_PASSPHRASE: sessionKey,
    })
    // Without a database server here, the embedded database is what is left to regret.
    expect(output).toContain('embedded database')
    // It is said there, too, that the first backup is still to come.
    expect(output).toContain('No backup yet.')
    expect(output.match(/^(Fix first|Good to know): /gm)).toHaveLength(3)
    expect(code).toBe(0)
  })
})
