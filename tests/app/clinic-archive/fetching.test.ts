import { request } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTar } from '../../../src/server/backups/archive/archive.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'
import { writeHealthData } from '../../support/health-data.ts'

const asking = '/api/admin/clinic-archive'

describe.each(bothDatabases)('the archive in the staff area (%s)', kind => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: kind })
    await writeHealthData(app, await app.member('Mia'))
  })
  afterAll(() => app.stop())

  it('is fetched by the owner, and the audit log says so', async () => {
    const olga = await app.staff('owner')
    const asked = await olga.post(asking)
    expect(asked.status).toBe(200)
    const { headers, bytes } = await olga.get(asked.json<{ path: string }>().path)
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="clinic.tar.gz"',
      'cache-control': 'private, no-store',
    })
    const names: string[] = []
    for await (const { name } of readTar(async () => Readable.from([bytes]))) names.push(name)
    expect(names).toContain('members/00001.jsonl')
    expect(names.filter(name => name.startsWith('pictures/photos/'))).toHaveLength(2)
    expect(names.slice(-2)).toEqual(['SHA256SUMS', 'manifest.json'])
    const log = await olga.get('/api/admin/audit')
    expect(log.text).toContain('requestClinicArchive')
  })

  it.each(['manager', 'front desk', 'clinical'] as const)('is refused to others: %s', async role => {
    const colleague = await app.staff(role)
    expect(await colleague.post(asking)).toMatchObject({ status: 403, code: 'not-allowed' })
    const { path } = (await (await app.staff('owner')).post(asking)).json<{ path: string }>()
    expect(await colleague.get(path)).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  it('needs a fresh proof, whatever the clinic asks for otherwise', async () => {
    const olga = await app.staff('owner')
    app.clock.advance({ minutes: 6 })
    expect(await olga.post(asking)).toMatchObject({ status: 403, code: 'step-up-needed' })
  })

  it('is for whoever asked, for two minutes', async () => {
    const olga = await app.staff('owner')
    const { path } = (await olga.post(asking)).json<{ path: string }>()
    const { code } = await app.modules.identity.addStaff('Oskar', 'owner')
    const another = app.network.browser()
    await another.post('/api/admin/verify', { code })
    expect(await another.get(path)).toMatchObject({ status: 400, code: 'archive-ticket-expired' })
    expect(await olga.get(`${asking}/nothing`)).toMatchObject({ status: 400 })
    app.clock.advance({ minutes: 3 })
    expect(await olga.get(path)).toMatchObject({ status: 400, code: 'archive-ticket-expired' })
  })

  it('holds nobody up who fetches slowly or hangs up', async () => {
    const olga = await app.staff('owner')
    const { path } = (await olga.post(asking)).json<{ path: string }>()
    const cookie = [...olga.cookies].map(pair => pair.join('=')).join('; ')
    const slow = request(new URL(path, app.running.url), { headers: { cookie } }).end()
    const answer = await new Promise<{ statusCode?: number | undefined }>(resolve =>
      slow.once('response', response => resolve(response.pause())),
    )
    expect(answer.statusCode).toBe(200)
    const mia = await app.member('Noor')
    expect(await mia.get('/api/auth/user')).toMatchObject({ status: 200 })
    slow.destroy()
    expect(await olga.post(asking)).toMatchObject({ status: 200 })
  })
})
