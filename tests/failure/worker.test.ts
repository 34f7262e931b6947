import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { networkTo } from '../support/client.ts'
import { newDemo } from '../support/demo.ts'
import { eventually } from '../support/eventually.ts'
import { runToEnd, startVelora, startWorker } from '../support/process.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'

it('a worker does what a process with WORKERS=0 leaves', async () => {
  const server = await startSmtpPeer()
  onTestFinished(server.stop)
  const env = { ...(await newDemo('postgresql')), SMTP_URL: server.url, MAIL_FROM: 'hello@clinic.test' }
  onTestFinished(() => rmSync(env.DATA_DIR, { recursive: true, force: true }))
  const velora = await startVelora({ ...env, WORKERS: '0' })
  onTestFinished(() => velora.end('SIGKILL').then(() => {}))
  const network = networkTo(velora.url)
  onTestFinished(network.close)
  const body = { email: 'mia@velora.example' }
  expect((await network.browser().post('/api/forgot-password', body)).status).toBe(200)
  await setTimeout(1_000)
  expect(server.received).toEqual([])

  const token = randomBytes(24).toString('base64url')
  const worker = await startWorker({ ...env, METRICS_TOKEN: token, METRICS_PORT: '0' })
  await eventually(async () => expect(server.received).toHaveLength(1))
  expect(server.received[0]?.words).toContain('/reset-password?token=')
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
  const { code, output } = await runToEnd({ DATA_DIR: '/nowhere' }, 'src/commands/worker.ts')
  expect(code).toBe(1)
  expect(output).toMatch(/^The Velora worker couldn’t start: DATABASE_URL must be set for a worker/)
})
