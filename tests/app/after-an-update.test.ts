import { describe, expect, it, onTestFinished } from 'vitest'
import { seedCatalogue, seedGoals } from '../../src/demo/seed-catalogue.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { openTestApp, testSettings } from '../support/app.ts'

describe('a clinic that ran before there were programs', () => {
  it('offers after each start what it did, as its first version', async () => {
    const app = await openTestApp({ database: 'postgresql', isNew: true })
    onTestFinished(app.stop)
    const { content, loyalty, program } = app.modules
    await content.seedCatalogue(seedCatalogue)
    await loyalty.seedGoals(seedGoals)
    await loyalty.seedCheckInCodes()
    const lists = ['services', 'locations', 'points-goals', 'checkin-codes']
    const offered = () =>
      Promise.all(lists.map(async list => (await app.visitor().get(`/api/${list}`)).json<object[]>()))
    const before = await offered()
    expect(before.map(list => list.length)).toEqual([15, 2, 4, 3])
    expect(await program.listVersions()).toEqual([])
    for (const _start of ['first', 'second']) {
      await prepareClinic(app.modules, app.database, testSettings({ STAFF_CODE: '13572468' }))
      expect(await offered()).toEqual(before)
      expect((await app.visitor().get('/api/config')).json()).toMatchObject({ isPublished: true })
      expect(await program.listVersions()).toMatchObject([{ number: 1, note: 'What was there before' }])
    }
    expect((await app.modules.identity.listStaff()).map(({ name }) => name)).toEqual(['Owner'])
  })

  it('keeps an owner who was called otherwise', async () => {
    const app = await openTestApp({ database: 'embedded' })
    onTestFinished(app.stop)
    await app.modules.identity.addFirstStaff('Ines', 'owner', '97531864')
    await prepareClinic(app.modules, app.database, testSettings({ STAFF_CODE: '13572468' }))
    expect((await app.modules.identity.listStaff()).map(({ name }) => name)).toEqual(['Ines'])
    expect(await app.modules.identity.issueFirstLink()).toBeUndefined()
  })
})
