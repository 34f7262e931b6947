import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../support/app.ts'
import { bothDatabases, counting, openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

describe.each(bothDatabases)('the number of statements (%s)', database => {
  it('is one for a check-in and one for the first look at oneself, then none', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const app = await openTestApp({ database, engine })
    onTestFinished(app.stop)
    const mia = await app.member('Mia')
    const [code, other] = await app.modules.loyalty.listCheckInCodes()
    await mia.post('/api/checkin', { code: code?.code })

    counts.clear()
    expect((await mia.post('/api/checkin', { code: other?.code })).status).toBe(200)
    expect(Object.fromEntries(counts)).toEqual({ 'post-entry': 1 })

    // The note that Mia changed comes back to this instance as well; what follows counts after it.
    const nothing = async () => {
      counts.clear()
      await mia.get('/api/auth/user')
      expect(Object.fromEntries(counts)).toEqual({})
    }
    await eventually(nothing)
    for (let n = 0; n < 10; n++) await nothing()

    app.modules.memory.forgetHere('member', mia.id)
    counts.clear()
    await mia.get('/api/auth/user')
    expect(Object.fromEntries(counts)).toEqual({ 'find-patient': 1 })
  })
})
