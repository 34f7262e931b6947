import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { importsOf } from './list-import.ts'

const folder = join(import.meta.dirname, 'files')
/** One of each shape: with points and without, by ID and by address, our own, and without headings. */
const shapes = /^(?:jane|no-headings|smile|square|velora|zenoti)/
const isNightly = process.env['MODE'] === 'nightly'
const files = readdirSync(folder).filter(name => isNightly || shapes.test(name))

describe('a list of every known system', () => {
  let app: TestApp
  let imports: ReturnType<typeof importsOf>
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    imports = importsOf(app, await app.staff('owner'))
  })
  afterAll(() => app.stop())

  const sums = async () =>
    (
      await app.database.run(`select
        (select count(*)::int from identity.member) as members,
        (select count(*)::int from identity.contacts) as contacts,
        (select count(*)::int from identity.member where coalesce(date_of_birth::text, birthday) is not null) as birthdays,
        (select count(*)::int from identity.external_id) as ids,
        (select count(*)::int from loyalty.entry) as entries,
        (select coalesce(sum(balance), 0)::int from loyalty.account) as points,
        (select coalesce(sum(total_spent_cents), 0)::int from tiers.standing) as spend,
        (select coalesce(sum(visits), 0)::int from tiers.standing) as visits,
        (select count(*)::int from messaging.consents) as consents,
        (select count(*)::int from messaging.notification) as notifications,
        (select count(*)::int from messaging.delivery) as deliveries`)
    )[0] as Readonly<Record<string, number>>

  it.each(files)('changes nothing the second time, and its undo restores every sum: %s', async file => {
    const bytes = readFileSync(join(folder, file))
    const before = await sums()
    const first = await imports.importAll(bytes, 'add', file)
    expect(first.state).toBe('done')
    const after = await sums()
    expect(after['members']).toBeGreaterThan(before['members'] ?? 0)

    const again = await imports.importAll(bytes, 'add', file)
    expect(again).toMatchObject({
      state: 'done',
      totals: { new: 0, unclear: 0, points: 0, matchedPoints: 0 },
    })
    expect(await sums()).toEqual(after)
    expect(await imports.rows(again.id, '?outcome=done')).toEqual([])

    await imports.undo(first.id)
    const { points, entries, ...others } = await sums()
    expect({ points, ...others }).toEqual({ ...before, entries: undefined })
    await expectSoundLedger(app.database)
  })
})
