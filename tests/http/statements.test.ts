import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../support/app.ts'
import { bothDatabases, counting, openEngine } from '../support/databases.ts'

describe.each(bothDatabases)('the number of statements (%s)', database => {
  it('is one for a check-in and two for the first look at oneself, then none', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const app = await openTestApp({ database, engine })
    onTestFinished(app.stop)
    const mia = await app.member('Mia')
    // What other instances are told follows by itself, many changes at a time: nobody waits for it.
    const asked = () => Object.fromEntries([...counts].filter(([name]) => name !== 'notify'))
    const [code, other] = await app.modules.loyalty.listCheckInCodes()
    await mia.post('/api/checkin', { code: code?.code })

    counts.clear()
    expect((await mia.post('/api/checkin', { code: other?.code })).status).toBe(200)
    expect(asked()).toEqual({ 'post-entry': 1 })

    await mia.get('/api/auth/user')
    counts.clear()
    for (let n = 0; n < 10; n++) await mia.get('/api/auth/user')
    expect(asked()).toEqual({})

    app.modules.cache.invalidate('member', mia.id)
    counts.clear()
    await mia.get('/api/auth/user')
    expect(asked()).toEqual({ 'member-by-id': 1, 'find-patient': 1 })

    counts.clear()
    for (const id of ['made up', 'x'.repeat(44), 'x'.repeat(43)])
      await app.network.browser(new Map([['sid', id]])).get('/api/auth/user')
    expect(asked(), 'a session whose id has our shape is looked for').toEqual({ 'find-session': 1 })
  })

  it('are the clinic’s codes and rewards once, also where only phones ask, within their transactions', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const app = await openTestApp({ database, engine })
    onTestFinished(app.stop)
    const mia = await app.member('Mia')
    const codes = (await app.database.run('select code from loyalty.check_in_code')) as { code: string }[]
    for (const topic of ['check-in-codes', 'goals-in-order']) app.modules.cache.invalidate(topic, '')
    const readsOf = (table: string) =>
      [...counts].filter(([text]) => text.includes(table)).map(([, count]) => count)

    counts.clear()
    for (const [n, { code }] of codes.entries())
      expect((await mia.post('/api/checkin', { code }, { 'idempotency-key': `visit ${n}` })).status).toBe(200)
    expect(readsOf('"check_in')).toEqual([1])

    const goals = (await app.database.run('select id from loyalty.goal limit 2')) as { id: string }[]
    counts.clear()
    for (const [n, { id }] of goals.entries())
      await mia.post(`/api/user/redeem-goal/${id}`, {}, { 'idempotency-key': `claim ${n}` })
    expect(readsOf('"goal')).toEqual([1])
  })

  it('is none for the photos of possible duplicates, which nobody is shown', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const app = await openTestApp({ database, engine })
    onTestFinished(app.stop)
    const { identity, arrivals } = app.modules
    const sue = { firstName: 'Sue', lastName: 'Hart', dateOfBirth: '1990-01-01', consents: [] }
    const enroll = () => identity.enroll({ ...sue, sharesContacts: false })
    const [{ memberId }] = [await enroll(), await enroll()]

    counts.clear()
    expect(await arrivals.listDuplicates(memberId)).toHaveLength(1)
    expect([...counts.keys()].filter(text => text.includes('"profile_p'))).toEqual([])
  })
})
