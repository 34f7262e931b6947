import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { pauseReward, replaceCode, retireCode } from '../../../src/modules/program/rules/withdrawals.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { code, reward } from './small-program.ts'

const root = '/api/admin/programme'

interface Item {
  readonly id: string
  readonly description: string
  readonly pointsValue: number
  readonly isRetired: boolean
  readonly isPaused: boolean
  readonly title: string
}

interface Draft {
  readonly revision: string
  readonly changed: boolean
  readonly changedBy: string | null
  readonly contents: { readonly codes: Item[]; readonly rewards: Item[] }
}

it('what is taken out of use is that one item, and only once', () => {
  const other = { ...code, id: 'other' }
  const codes = { codes: [code, other] }
  expect(retireCode('daily').outOf(codes).codes).toEqual([{ ...code, isRetired: true }, other])
  expect(replaceCode('daily', 'fresh').outOf(codes).codes).toEqual([
    { ...code, id: 'fresh' },
    { ...code, isRetired: true },
    other,
  ])
  expect(replaceCode('daily', 'fresh').nameIn(codes)).toBe('Daily Visit')
  const rewards = { rewards: [reward, { ...reward, id: 'other', isArchived: true }] }
  expect(pauseReward('credit').outOf(rewards).rewards).toEqual([
    { ...reward, isPaused: true },
    { ...reward, id: 'other', isArchived: true },
  ])
  expect(pauseReward('other').nameIn(rewards)).toBeUndefined()
  expect(pauseReward('unknown').nameIn(rewards)).toBeUndefined()
})

describe.each(usualDatabases)('what is taken out of use at once (%s)', database => {
  let app: TestApp
  let tess: Browser
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2027-02-01T18:00:00Z' })
    tess = await app.staff('manager')
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const read = async (part: string) => (await tess.get(`${root}/${part}`)).json<Draft>()
  const overview = async () => (await tess.get(root)).json<{ revision: string; version: number }>()
  const edit = async (part: 'codes' | 'rewards' | 'menu', change: (contents: never) => object) => {
    const { revision, contents } = await read(part)
    const headers = { 'if-match': `"${revision}"` }
    const body = { contents: change(contents as never) }
    expect((await tess.send('PUT', `${root}/${part}`, body, headers)).status).toBe(200)
  }
  const publish = async (body = {}) =>
    tess.post(
      `${root}/publications`,
      { note: '', ...body },
      { 'if-match': `"${(await overview()).revision}"` },
    )
  const press = (who: Browser, part: string, id: string | undefined, way: string, seen: string) =>
    who.post(`${root}/${part}/${id}/${way}`, undefined, { 'if-match': `"${seen}"` })
  const inUse = async () =>
    (await app.modules.loyalty.listCheckInCodes()).map(({ description }) => description)
  const codeNamed = async (name: string) =>
    (await app.modules.loyalty.listCheckInCodes()).find(({ description }) => description === name)
  const words = async (query = '') =>
    (await tess.get(`${root}/difference${query}`)).json<{ words: string }[]>().map(change => change.words)

  const worthMore = ({ codes }: Draft['contents']) => ({
    codes: codes.map(code => ({ ...code, pointsValue: code.pointsValue + 1 })),
  })

  it('ends beside a draft and a schedule, which keep all else, and never comes back', async () => {
    await edit('codes', worthMore)
    expect((await publish({ at: '2027-02-02T09:00' })).status).toBe(200)
    await edit('menu', ({ services: [first, ...others], ...menu }: { services: object[] }) => ({
      ...menu,
      services: [{ ...first, pointsEarned: 999 }, ...others],
    }))
    const photographed = await codeNamed('VIP Lounge')
    const { version } = await overview()
    const retired = await press(olga, 'codes', photographed?.id, 'retire', (await read('codes')).revision)
    expect(retired.json()).toMatchObject({
      version: { number: version + 1, publishedBy: 'Olga', note: 'Code retired: VIP Lounge' },
    })
    expect(await words(`?from=${version}&to=${version + 1}`)).toEqual(['Removed: check-in code VIP Lounge'])
    expect(await words()).toEqual([
      expect.stringMatching(/→ 999 points$/),
      'Daily Spa Visit: 5 → 6 points',
      'Welcome: 5 → 6 points',
    ])
    expect((await read('codes')).changedBy).toBe('Tess')
    const mia = await app.member('Mia')
    const scan = async () => (await mia.post('/api/checkin', { code: photographed?.code })).code
    expect(await scan()).toBe('inactive-check-in-code')

    app.clock.set('2027-02-02T17:00:00Z')
    expect(await app.modules.program.publishDue()).toMatchObject({
      number: version + 2,
      publishedBy: 'Tess',
    })
    expect(await inUse()).toEqual(['Daily Spa Visit', 'Welcome'])
    expect(await scan()).toBe('inactive-check-in-code')
    ;[tess, olga] = [await app.staff('manager'), await app.staff('owner')]
    expect(await words()).toEqual([expect.stringMatching(/→ 999 points$/)])
    expect((await olga.get('/api/admin/audit?limit=100')).text).toContain(
      `version ${version + 1}: Removed: check-in code VIP Lounge`,
    )
  })

  it('has one in its place that keeps what was drafted and scheduled for the old one', async () => {
    await edit('codes', worthMore)
    expect((await publish({ at: '2027-02-03T09:00' })).code).toBeUndefined()
    const old = await codeNamed('Welcome')
    const replaced = await press(tess, 'codes', old?.id, 'replace', (await read('codes')).revision)
    expect(replaced.status).toBe(200)
    const fresh = await codeNamed('Welcome')
    expect(fresh).toMatchObject({ pointsValue: 6 })
    expect([fresh?.id, fresh?.code]).not.toEqual([old?.id, old?.code])
    app.clock.set('2027-02-03T17:00:00Z')
    await app.modules.program.publishDue()
    expect(await codeNamed('Welcome')).toMatchObject({ id: fresh?.id, code: fresh?.code, pointsValue: 7 })
    ;[tess, olga] = [await app.staff('manager'), await app.staff('owner')]
  })

  it('goes on on the desk’s screens under the new one, and a day’s visit counts once', async () => {
    const { loyalty } = app.modules
    const old = await codeNamed('Welcome')
    const { pass } = await loyalty.startDeskScreen(old?.id ?? '', 'Ines')
    const photographed = (await loyalty.showDeskCode({ pass, greets: false })).code
    const scan = async (name: string, code = '') => {
      const answer = await (await app.member(name)).post('/api/checkin', { code })
      return answer.code ?? answer.status
    }
    expect(await scan('Noor', old?.code)).toBe(200)
    for (const _time of ['once', 'and again']) {
      const { id } = (await codeNamed('Welcome')) ?? {}
      const replaced = await press(tess, 'codes', id, 'replace', (await read('codes')).revision)
      expect(replaced.status).toBe(200)
    }
    const fresh = await codeNamed('Welcome')
    const shown = await loyalty.showDeskCode({ pass, greets: false })
    expect([shown.description, shown.code.split(':')[1]]).toEqual(['Welcome', fresh?.id])
    for (const code of [shown.code, fresh?.code]) expect(await scan('Noor', code)).toBe('already-checked-in')
    expect(await scan('Ada', photographed)).toBe('inactive-check-in-code')
    expect(await scan('Ada', shown.code)).toBe(200)
    expect(await scan('Ada', fresh?.code)).toBe('already-checked-in')
    app.clock.advance({ hours: 24 })
    expect(await scan('Noor', fresh?.code)).toBe(200)
    const { id } = await app.member('Noor')
    const [entry] = await app.database.run(
      'select reference from loyalty.entry where member_id = $1 order by number desc limit 1',
      [id],
    )
    expect(entry).toEqual({ reference: `check-in:${fresh?.id}:2027-02-04` })
    // Noor with the fresh one and with the one before it, Ada with the fresh one on the day on which it counted as the old one.
    const since = new Date(app.clock.now().getTime() - 7 * 86_400_000)
    const { members } = await app.modules.patients.countTouched({ of: 'code', id: fresh?.id ?? '', since })
    expect(members).toBe(2)
    ;[tess, olga] = [await app.staff('manager'), await app.staff('owner')]
  })

  it('is taken out once, also when two people or a publication come at the same moment', async () => {
    await edit('codes', worthMore)
    const daily = await codeNamed('Daily Spa Visit')
    const { version } = await overview()
    const { revision } = await read('codes')
    const answers = await Promise.all([
      press(tess, 'codes', daily?.id, 'replace', revision),
      press(olga, 'codes', daily?.id, 'replace', revision),
      publish({}),
    ])
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409])
    expect(
      answers
        .slice(0, 2)
        .find(({ status }) => status === 409)
        ?.json()['message'],
    ).toMatch(/^(Olga|Tess) changed this since/)
    expect([200, 409]).toContain(answers[2].status)
    expect((await inUse()).filter(name => name === 'Daily Spa Visit')).toHaveLength(1)
    expect((await codeNamed('Daily Spa Visit'))?.id).not.toBe(daily?.id)
    expect((await overview()).version).toBe(version + answers.filter(({ status }) => status === 200).length)
    const again = await press(tess, 'codes', daily?.id, 'retire', (await read('codes')).revision)
    expect([again.status, again.code]).toEqual([404, 'not-in-use'])
  })

  it('lets a reward rest, for the draft as well', async () => {
    const { revision, contents } = await read('rewards')
    const [light] = contents.rewards
    expect((await press(tess, 'rewards', light?.id, 'pause', revision)).status).toBe(200)
    const goals = (await app.visitor().get('/api/points-goals')).json<{ id: string }[]>()
    expect(goals.map(({ id }) => id)).not.toContain(light?.id)
    expect(await read('rewards')).toMatchObject({
      changed: false,
      contents: { rewards: [{ isPaused: true }, {}, {}, {}] },
    })
    const [last] = (await tess.get(`${root}/versions`)).json<{ note: string }[]>()
    expect(last?.note).toBe(`Reward paused: ${light?.title}`)
    const again = await press(tess, 'rewards', light?.id, 'pause', (await read('rewards')).revision)
    expect(again.code).toBe('not-in-use')
  })

  it('is of what is scheduled alone where only that has it in use', async () => {
    const id = newId()
    await edit('rewards', ({ rewards }: Draft['contents']) => ({
      rewards: [...rewards, { ...rewards[1], id, title: 'Facial' }],
    }))
    expect((await publish({ at: '2027-03-01T09:00' })).status).toBe(200)
    await edit('rewards', ({ rewards }: Draft['contents']) => ({
      rewards: rewards.map(each => (each.id === id ? { ...each, isPaused: true } : each)),
    }))
    const { version } = await overview()
    const { revision } = await read('rewards')
    const pause = () => press(tess, 'rewards', id, 'pause', revision)
    expect((await pause()).json()).toEqual({ version: null })
    expect([(await overview()).version, (await read('rewards')).revision]).toEqual([version, revision])
    expect((await pause()).code).toBe('not-in-use')
    app.clock.set('2027-03-01T17:00:00Z')
    await app.modules.program.publishDue()
    ;[tess, olga] = [await app.staff('manager'), await app.staff('owner')]
    expect((await app.visitor().get('/api/points-goals')).text).not.toContain(id)
  })

  it('changes the draft alone where nothing else has it', async () => {
    const { version } = await overview()
    const id = newId()
    await edit('codes', ({ codes }: Draft['contents']) => ({
      codes: [...codes, { ...codes[0], id, description: 'Entrance', isRetired: false }],
    }))
    const ended = await press(tess, 'codes', id, 'retire', (await read('codes')).revision)
    expect([ended.status, ended.json()]).toEqual([200, { version: null }])
    expect((await read('codes')).contents.codes.at(-1)).toMatchObject({ id, isRetired: true })
    expect((await overview()).version).toBe(version)
    expect((await tess.post(`${root}/codes/${id}/retire`)).code).toBe('programme-revision-needed')
  })

  it('stays out of use if a version from before becomes the draft', async () => {
    const inUse = (codes: Item[]) =>
      codes.flatMap(({ description, id, isRetired }) => (isRetired ? [] : `${description} ${id}`)).sort()
    const { version, revision } = await overview()
    const published = (await tess.get(`${root}/versions/${version}`)).json<{
      contents: { codes: { codes: Item[] } }
    }>()
    const headers = { 'if-match': `"${revision}"` }
    expect((await tess.post(`${root}/versions/1/draft`, undefined, headers)).status).toBe(200)
    const { codes } = (await read('codes')).contents
    expect(inUse(codes)).toEqual(inUse(published.contents.codes.codes))
    expect(codes.map(({ pointsValue }) => pointsValue).slice(0, 3)).toEqual([5, 5, 5])
    expect((await read('rewards')).contents.rewards[0]).toMatchObject({ isPaused: true })
  })
})
