import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSealer } from '../../../../src/modules/identity/audit/adapters/audit-chain-in-database.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import type { Browser } from '../../../support/client.ts'

describe('the audit log as a file', () => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql', now: '2026-11-20T18:00:00Z' })
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const add = async (count: number, staffName: string) => {
    await app.database.run(
      `insert into identity.audit_entry (id, at, staff_id, staff_name, role, action, member_id, address)
       select gen_random_uuid(), timestamptz '2026-10-01' + (n / 3) * interval '1 second',
         '00000000-0000-7000-8000-000000000001', $2, 'owner', 'addAction', null, '127.0.0.1'
       from generate_series(1, $1::int) n`,
      [count, staffName],
    )
    // As autovacuum does within a minute: a plan for a handful of entries takes seconds for thousands.
    await app.database.run('analyze identity.audit_entry, identity.audit_unsealed', [])
  }

  it('holds every entry once, in however many parts it is read', async () => {
    await add(2500, 'Ruth')
    const { text, headers } = await olga.get('/api/admin/audit.csv?action=addAction')
    const lines = text.split('\r\n')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
      'cache-control': 'private, no-store',
    })
    expect(lines[0]).toBe('\uFEFFTime (UTC),Person,Role,Action,Patient,Patient email,About,Address,Seal')
    expect(lines).toHaveLength(2502)
    expect(lines.at(-1)).toBe('')
    const times = lines.slice(1, -1).map(line => line.split(',')[0] ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('is a JSON text a line for programs, whole, each with its place in the chain', async () => {
    await auditSealer(app.database)()
    await add(1, 'A “name”,\nin two lines')
    const { text, headers } = await olga.get('/api/admin/audit.jsonl?action=addAction')
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': 'attachment; filename="audit-log.jsonl"',
      'cache-control': 'private, no-store',
    })
    const lines = text.split('\n')
    expect(lines.pop()).toBe('')
    const entries = lines.map(line => JSON.parse(line))
    expect(entries).toHaveLength(2501)
    const ofCsv = (await olga.get('/api/admin/audit.csv?action=addAction')).text
    for (const { seal } of entries.filter(({ seal }) => seal).slice(0, 3))
      expect(ofCsv).toContain(`,${seal.number}:${seal.hash}\r\n`)
    const [late] = entries.filter(({ seal }) => !seal)
    expect(late).toEqual({
      id: expect.any(String),
      at: '2026-10-01T00:00:00.000Z',
      staffId: '00000000-0000-7000-8000-000000000001',
      staffName: 'A “name”,\nin two lines',
      role: 'owner',
      action: 'addAction',
      actionTitle: 'Added action',
      memberId: null,
      memberName: null,
      memberEmail: null,
      subject: null,
      address: '127.0.0.1',
      seal: null,
    })
    expect((await olga.get('/api/admin/audit?action=exportAuditLines')).json()).toHaveLength(1)
  })

  it('lets no spreadsheet take a name for a formula', async () => {
    await add(1, '=HYPERLINK("https://evil.example","Ruth, the boss")')
    const { text } = await olga.get('/api/admin/audit.csv?to=2026-10-01')
    expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"",""Ruth, the boss"")",owner,`)
  })
})
