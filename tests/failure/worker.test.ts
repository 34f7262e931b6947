import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { networkTo } from '../support/client.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { runToEnd, startVelora, startWorker } from '../support/process.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'velora-worker-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

it('a worker does what a process with WORKERS=0 leaves', async () => {
  const server = await startSmtpPeer()
  onTestFinished(server.stop)
  const env = {
    DATABASE_URL: await newPostgresDatabase(),
    DATA_DIR: folder(),
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@clinic.test',
  }
  const velora = await startVelora({ ...env, WORKERS: '0' })
  onTestFinished(() => velora.end('SIGKILL').then(() => {}))
  const network = networkTo(velora.url)
  onTestFinished(network.close)
  const body = { email: 'mia@velora.example' }
  expect((await network.browser().post('/api/forgot-password', body)).status).toBe(200)
  // Beside the mails of the demo's campaign.
  const links = () => server.received.filter(({ words }) => words.includes('/reset-password?token='))
  await setTimeout(1_000)
  expect(server.received).toEqual([])

  const token = randomBytes(24).toString('base64url')
  const worker = await startWorker({ ...env, METRICS_TOKEN: token, METRICS_PORT: '0' })
  await eventually(async () => expect(links()).toHaveLength(1))
  const [metrics = ''] = /http:\S+\/metrics/.exec(worker.output()) ?? []
  const ask = (authorization: string) => fetch(metrics, { headers: { authorization } })
  expect((await ask('Bearer another')).status).toBe(401)
  expect((await fetch(metrics.replace('/metrics', '/healthz'))).status).toBe(404)
  await eventually(async () =>
    expect(await (await ask(`Bearer ${token}`)).text()).toMatch(
      /^messages_total\{channel="email",outcome="sent"\} [1-9]/m,
    ),
  )
  expect(await worker.end('SIGTERM')).toBe(0)
})

it('a worker can’t share the embedded database, and says so', async () => {
  const { code, output } = await runToEnd({ DATA_DIR: folder() }, 'src/commands/worker.ts')
  expect(code).toBe(1)
  expect(output).toMatch(/^The Velora worker couldn’t start: DATABASE_URL must be set for a worker/)
})
