import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

describe.each(usualDatabases)('a clinic whose clock is set, on %s', database => {
  let app: TestApp
  let code: string
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-23T20:00:00Z' })
    code = (await app.modules.loyalty.listCheckInCodes())[0]?.code ?? ''
  })
  afterAll(() => app.stop())

  const edit = async (part: string, change: (contents: never) => object) => {
    const olga = await app.staff('owner')
    const path = `/api/admin/programme/${part}`
    const { revision, contents } = (await olga.get(path)).json<{ revision: string; contents: never }>()
    const saved = await olga.send(
      'PUT',
      path,
      { contents: change(contents) },
      { 'if-match': `"${revision}"` },
    )
    expect(saved.status, saved.text).toBe(200)
  }
  const publish = async () => {
    const olga = await app.staff('owner')
    const { revision } = (await olga.get('/api/admin/programme')).json<{ revision: string }>()
    const done = await olga.post(
      '/api/admin/programme/publications',
      { note: '' },
      { 'if-match': `"${revision}"` },
    )
    expect(done.status, done.text).toBe(200)
  }
  const setClock = async (timeZone: string) => {
    await edit('rules', ({ rules }: { rules: object }) => ({ rules: { ...rules, timeZone } }))
    await publish()
    // It does so by itself a moment later.
    await app.modules.content.followTimeZone()
  }
  const checkIn = async (at: string) => {
    app.clock.set(at)
    const { status, code: refusal } = await (await app.member('Mia')).post('/api/checkin', { code })
    return refusal ?? status
  }

  it('counts each date once, whatever clock showed it', async () => {
    expect(await checkIn('2026-11-23T20:00:00Z')).toBe(200)
    await setClock('Europe/Berlin')
    // 21:20 in Berlin and 12:20 in Los Angeles, both on the 23rd.
    expect(await checkIn('2026-11-23T20:20:00Z')).toBe('already-checked-in')
    // In Berlin the 24th has begun.
    expect(await checkIn('2026-11-23T23:30:00Z')).toBe(200)
    await setClock('America/Los_Angeles')
    expect(await checkIn('2026-11-23T23:40:00Z')).toBe('already-checked-in')
    expect(await checkIn('2026-11-24T20:00:00Z')).toBe('already-checked-in')
    expect(await checkIn('2026-11-25T20:00:00Z')).toBe(200)
    expect(await (await app.member('Mia')).balance()).toBe(15)
    await expectSoundLedger(app.database)
  })

  it('offers its rewards from the beginning of their first day to the end of their last one', async () => {
    const edges = async () =>
      (
        await app.database.run(
          "select opens_at as opens, closes_at as closes from loyalty.goal where starts_on = '2026-12-01'",
          [],
        )
      ).map(row => Object.values(row as Record<string, Date>).map(at => new Date(at).toISOString()))
    await edit('rewards', ({ rewards }: { rewards: readonly [object, ...object[]] }) => {
      const [first, ...others] = rewards
      return { rewards: [{ ...first, startsOn: '2026-12-01', endsOn: '2026-12-31' }, ...others] }
    })
    await publish()
    expect(await edges()).toEqual([['2026-12-01T08:00:00.000Z', '2027-01-01T08:00:00.000Z']])
    await setClock('Europe/Berlin')
    expect(await edges()).toEqual([['2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z']])
  })
})
