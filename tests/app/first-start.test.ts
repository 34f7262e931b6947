import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phiKey, sessionKey } from '../support/app.ts'
import { type Network, networkTo } from '../support/client.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { runToEnd, startVelora, type VeloraProcess } from '../support/process.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

describe('the first start of a clinic', () => {
  let folder: string
  let env: Record<string, string>
  let velora: VeloraProcess
  let network: Network
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'velora-first-'))
    env = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'trace',
      SESSION_KEYS: sessionKey,
      PHI_KEYS: phiKey,
      ...vapidKeys,
      DATA_DIR: folder,
      DATABASE_URL: await newPostgresDatabase(),
    }
    velora = await startVelora(env)
    network = networkTo(velora.url)
  })
  afterAll(async () => {
    network?.close()
    await velora?.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const linksIn = (output: string) => output.match(/\/admin\/welcome#first=[\w-]+/g) ?? []

  it('invents nothing that the clinic would offer', async () => {
    const visitor = network.browser()
    for (const path of ['services', 'locations', 'points-goals', 'checkin-codes', 'promotions', 'blog-posts'])
      expect([path, (await visitor.get(`/api/${path}`)).json()]).toEqual([path, []])
  })

  const ownerLink = () => runToEnd(env, 'src/commands/owner-link.ts')

  it('logs no link that makes its first owner; whoever runs a command reads one', async () => {
    expect(velora.output()).toContain('npm run cli -- owner:link')
    const [earlier, latest] = [await ownerLink(), await ownerLink()]
    const [, link = ''] = [earlier, latest].flatMap(({ output }) => linksIn(output))
    expect([earlier.code, latest.code]).toEqual([0, 0])
    const token = link.split('=')[1]
    const olga = network.browser()
    const opened = await olga.post('/api/admin/sign-in-link', { token })
    expect([opened.status, opened.json()]).toEqual([
      200,
      { name: 'Owner', role: 'owner', code: expect.any(String) },
    ])
    expect((await olga.get('/api/admin/staff')).json()).toHaveLength(1)
    await eventually(async () => expect(velora.output()).toContain('"route":"/api/admin/sign-in-link"'))
    const again = await ownerLink()
    expect([again.code, linksIn(again.output)]).toEqual([1, []])
    expect(velora.output()).not.toContain(token)
    await velora.end('SIGTERM')
    velora = await startVelora(env)
    expect(velora.output()).not.toContain('owner:link')
    expect(linksIn(velora.output())).toEqual([])
  })
})
