import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { givePoints } from '../../support/points.ts'

const root = '/api/admin/programme'
const crowd = 250

describe.each(usualDatabases)('what members are told of a publication (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
    await app.database.run(
      `insert into identity.member (id, email, password_hash, first_name, last_name, created_at)
       select ('0198f0c6-5b1e-7a51-9d3a-00000000' || (1000 + n)::text)::uuid, 'crowd' || n || '@velora.test', '', 'Crowd',
         n::text, now() from generate_series(1, ${crowd}) n`,
    )
    await app.database.run(
      `insert into loyalty.account (member_id, balance, peak_balance, entry_count)
       select id, 5, 5, 0 from identity.member where first_name = 'Crowd'`,
    )
  })
  afterAll(() => app.stop())

  const publish = async (body: object, more = 1) => {
    const olga = await app.staff('owner')
    const { revision, contents } = (await olga.get(`${root}/rewards`)).json<{
      revision: string
      contents: { rewards: { pointsRequired: number }[] }
    }>()
    const rewards = contents.rewards.map(each => ({ ...each, pointsRequired: each.pointsRequired + more }))
    await olga.send('PUT', `${root}/rewards`, { contents: { rewards } }, { 'if-match': `"${revision}"` })
    const { revision: seen } = (await olga.get(root)).json<{ revision: string }>()
    return olga.post(`${root}/publications`, { note: '', ...body }, { 'if-match': `"${seen}"` })
  }
  const told = (message: string) =>
    app.database.run(
      'select member_id, count(*)::int as times from messaging.notification where message = $1 group by 1',
      [message],
    ) as Promise<{ times: number }[]>
  const tellAll = async () => {
    while (await app.modules.program.notifyNextMembers());
  }

  it('reaches each whom it touches once, also when a process dies and several go on', async () => {
    const announcement = 'All rewards take one point more.'
    const answer = await publish({ announcement, shortenedBecause: 'The supplier' })
    expect(answer.json()).toMatchObject({ announcedTo: crowd, version: { shortenedBecause: 'The supplier' } })
    const audit = (await (await app.staff('owner')).get('/api/admin/audit?limit=20')).text
    expect(audit).toContain(`shorter notice: The supplier; ${crowd} members notified in the app`)
    await app.modules.program.notifyNextMembers()
    expect(await told(announcement)).toHaveLength(100)
    await app.database.run(`create function messaging.cut() returns trigger language plpgsql as $$
      begin if right(new.member_id::text, 4) = '1150' then raise exception 'killed'; end if; return new; end $$`)
    await app.database.run(
      'create trigger cut before insert on messaging.notification for each row execute function messaging.cut()',
    )
    await expect(app.modules.program.notifyNextMembers()).rejects.toThrow(/killed/)
    expect(await told(announcement)).toHaveLength(100)
    await app.database.run('drop trigger cut on messaging.notification')
    await Promise.all([tellAll(), tellAll(), tellAll()])
    await tellAll()
    const reached = await told(announcement)
    expect(reached).toHaveLength(crowd)
    expect(reached.every(({ times }) => times === 1)).toBe(true)
  })

  it('is in the app when a later publication is decided, and ends with it', async () => {
    await givePoints(app, 'Mia', 5)
    const mia = await app.member('Mia')
    const announcement = 'From January on: one point more.'
    const answer = await publish({ announcement, at: '2027-01-04T09:00' })
    expect(answer.json()).toMatchObject({ announcedTo: crowd + 1, version: null })
    await app.modules.program.notifyNextMembers()
    await (await app.staff('owner')).send('DELETE', `${root}/publications/scheduled`)
    await tellAll()
    expect(await told(announcement)).toHaveLength(100)
    await publish({ announcement: 'Again', at: '2027-01-04T09:00' })
    await tellAll()
    const shown = (await mia.get('/api/notifications')).json<object[]>()
    const words = { title: 'What’s changing for you', message: 'Again', type: 'GENERAL' }
    expect(shown).toContainEqual(expect.objectContaining(words))
  })

  it('names nothing on lock screens, because a service is something medical', async () => {
    const all = `select distinct data->>'message' as words from jobs.job where data->>'title' = 'What’s changing for you'`
    const pushed = await app.database.run(all)
    expect(pushed).toEqual([{ words: 'Open the app to see the details.' }])
  })

  it('goes to nobody where nothing is worse, or nobody wished it', async () => {
    await (await app.staff('owner')).send('DELETE', `${root}/publications/scheduled`)
    expect((await publish({ at: '2027-01-04T09:00' })).json()).toMatchObject({ announcedTo: null })
    await (await app.staff('owner')).send('DELETE', `${root}/publications/scheduled`)
    const better = await publish({ announcement: 'Cheaper' }, -100)
    expect(better.json()).toMatchObject({ announcedTo: null, version: {} })
    await tellAll()
    expect(await told('Cheaper')).toEqual([])
  })

  it('goes on once it is published, whatever is scheduled and cancelled next, to the last full hundred', async () => {
    await app.database.run(
      `delete from identity.member where first_name = 'Crowd' and last_name::int > 199; delete from loyalty.account
       where member_id not in (select id from identity.member)`,
    )
    const announcement = 'In February: one point more.'
    const answer = await publish({ announcement, at: '2027-02-01T09:00' })
    expect(answer.json()).toMatchObject({ announcedTo: 200 })
    app.clock.set('2027-02-01T17:00:00Z')
    await app.modules.program.publishDue()
    await publish({ at: '2027-04-01T09:00' })
    await (await app.staff('owner')).send('DELETE', `${root}/publications/scheduled`)
    await tellAll()
    expect(await told(announcement)).toHaveLength(200)
  })
})
