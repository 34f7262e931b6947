import { beforeEach, describe, expect, it } from 'vitest'
import { blankDocument } from '../../../src/modules/programme/rules/parts.ts'
import { olga, openClinic, tess } from './programme-in-memory.ts'
import { code, document, reward, service } from './small-programme.ts'

type Clinic = ReturnType<typeof openClinic>

let clinic: Clinic

beforeEach(async () => {
  clinic = openClinic()
  await clinic.begin()
  clinic.published.length = 0
})

const worth = (pointsValue: number) => () => ({ codes: [{ ...code, pointsValue }] })
const priced = (pointsRequired: number) => () => ({ rewards: [{ ...reward, pointsRequired }] })
const earning = (pointsEarned: number) => () => ({
  ...document.menu,
  services: [{ ...service, pointsEarned }],
})
const refused = (code: string) => ({ code })

describe('a programme', () => {
  it('begins with what is there, once', async () => {
    expect(await clinic.begin()).toMatchObject({ number: 1, publishedBy: 'Velora', note: 'What was there' })
    const fresh = openClinic(blankDocument)
    expect(await fresh.begin()).toBeUndefined()
    const unopened = openClinic()
    const record = { note: '', by: 'Velora', begins: false }
    expect(await unopened.programme.recordInForce(record)).toBeUndefined()
    expect(await unopened.programme.readOverview()).toMatchObject({ version: 0, publishedAt: null })
  })

  it('records what was made beside it as a version of its own', async () => {
    Object.assign(clinic.inParts, {
      codes: { codes: [code, { ...code, id: 'new', description: 'Welcome' }] },
    })
    const record = { note: 'Default codes', by: 'Velora', begins: false }
    expect(await clinic.programme.recordInForce(record)).toMatchObject({ number: 2 })
    expect(await clinic.programme.readDifference(1, 2)).toMatchObject([
      { words: 'New: check-in code Welcome, 5 points' },
    ])
  })

  it('is a draft until it is published, and tells every part then', async () => {
    const { changes, draft } = await clinic.edit('codes', worth(6))
    expect(changes).toMatchObject([{ words: 'Daily Visit: 5 → 6 points' }])
    expect(draft).toMatchObject({ changed: true, changedBy: 'Tess', changedAt: clinic.clock.now() })
    expect(clinic.published).toEqual([])
    expect(await clinic.publish({ note: 'More' })).toMatchObject({
      version: { number: 2, publishedBy: 'Tess', note: 'More', shortenedBecause: null },
      scheduled: null,
      changes: [{ field: 'pointsValue' }],
    })
    expect(clinic.published).toContain('places 2')
    expect(clinic.published).toContain('codes 2')
    expect(clinic.inParts.codes.codes).toMatchObject([{ pointsValue: 6 }])
    expect(await clinic.programme.readDraft('codes')).toMatchObject({ changed: false, changedBy: null })
    await expect(clinic.publish()).rejects.toMatchObject(refused('nothing-to-publish'))
    expect((await clinic.programme.listVersions()).map(({ number }) => number)).toEqual([2, 1])
  })

  it('keeps nothing of an edit that changes nothing, or is discarded', async () => {
    await clinic.edit('codes', worth(5))
    expect(clinic.drafts.size).toBe(0)
    await clinic.edit('codes', worth(6))
    const { revision: seen } = await clinic.programme.readDraft('codes')
    const discarded = await clinic.programme.discardDraft('codes', { seen, by: olga })
    expect(discarded.changes).toMatchObject([{ words: 'Daily Visit: 6 → 5 points' }])
    expect(discarded.draft).toMatchObject({ changed: false })
    expect(await clinic.programme.discardDraft('codes', { seen: 'any', by: olga })).toMatchObject({
      changes: [],
    })
    await clinic.edit('codes', worth(6))
    await clinic.edit('codes', worth(5))
    expect(clinic.drafts.size).toBe(0)
  })

  it('is changed and published by who has seen it as it is', async () => {
    const { revision: seen } = await clinic.programme.readDraft('codes')
    const { revision: whole } = await clinic.programme.readOverview()
    await clinic.edit('codes', worth(6), olga)
    const late = { seen, by: tess }
    const changed = { code: 'programme-draft-changed', message: expect.stringMatching(/^Olga changed/) }
    await expect(clinic.programme.saveDraft('codes', { codes: [] }, late)).rejects.toMatchObject({
      ...changed,
      current: { changedBy: 'Olga' },
    })
    await expect(clinic.programme.discardDraft('codes', late)).rejects.toMatchObject(changed)
    await expect(clinic.publish({ seen: whole })).rejects.toMatchObject(changed)
    await expect(clinic.publish({ seen: '' })).rejects.toMatchObject(refused('programme-revision-needed'))
    await expect(clinic.programme.restoreVersion(1, { seen: whole, by: tess })).rejects.toMatchObject(changed)
    expect(await clinic.programme.saveDraft('codes', worth(6)(), late)).toMatchObject({ changes: [] })
  })

  it('is not published with what is wrong', async () => {
    await clinic.edit('codes', worth(0))
    expect(
      (await clinic.programme.readOverview()).parts.filter(({ problems }) => problems.length > 0),
    ).toEqual([expect.objectContaining({ part: 'codes', changed: true })])
    await expect(clinic.publish()).rejects.toMatchObject({
      code: 'not-ready-to-publish',
      errors: [{ path: 'codes.codes.0.pointsValue', message: 'Please enter at least 1 point.' }],
    })
  })

  it('has each version for ever, compared with any other and made the draft again', async () => {
    await clinic.edit('codes', worth(6))
    await clinic.publish()
    await clinic.edit('codes', worth(9))
    const words = async (...versions: [number?, number?]) =>
      (await clinic.programme.readDifference(versions[0], versions[1])).map(change => change.words)
    expect(await words()).toEqual(['Daily Visit: 6 → 9 points'])
    expect(await words(1, 2)).toEqual(['Daily Visit: 5 → 6 points'])
    expect(await words(0, 1)).toContain('New: check-in code Daily Visit, 5 points')
    await expect(words(1, 7)).rejects.toMatchObject(refused('unknown-programme-version'))
    expect((await clinic.programme.readVersion(1)).contents.codes).toEqual(document.codes)
    const { revision: seen } = await clinic.programme.readOverview()
    const restored = await clinic.programme.restoreVersion(1, { seen, by: olga })
    expect(restored.changes).toMatchObject([{ words: 'Daily Visit: 9 → 5 points' }])
    expect(clinic.drafts.get('codes')).toMatchObject({ changedBy: 'Olga' })
    const again = { seen: restored.overview.revision, by: olga }
    await clinic.programme.restoreVersion(2, again)
    expect(clinic.drafts.has('codes')).toBe(false)
  })
})

describe('a publication that waits', () => {
  it('keeps what it was, and is alone until it ran', async () => {
    await clinic.edit('codes', worth(6))
    const { scheduled } = await clinic.publish({ clinicTime: '2026-12-01T09:00', note: 'Winter' })
    expect(scheduled).toMatchObject({ at: new Date('2026-12-01T17:00:00Z'), by: 'Tess', note: 'Winter' })
    expect(Object.keys(scheduled?.contents ?? {})).toEqual(['codes'])
    expect((await clinic.programme.readOverview()).scheduled).toEqual(scheduled)
    await expect(clinic.publish()).rejects.toMatchObject({
      message: expect.stringContaining('Tuesday, December 1, 09:00'),
    })
    await clinic.edit('codes', worth(7))
    clinic.clock.set('2026-12-01T16:59:59Z')
    expect(await clinic.programme.publishDue()).toBeUndefined()
    clinic.clock.set('2026-12-01T17:00:00Z')
    expect(await clinic.programme.publishDue()).toMatchObject({
      number: 2,
      publishedBy: 'Tess',
      note: 'Winter',
    })
    expect(await clinic.programme.publishDue()).toBeUndefined()
    expect(clinic.inParts.codes.codes).toMatchObject([{ pointsValue: 6 }])
    expect((await clinic.programme.readDraft('codes')).contents.codes).toMatchObject([{ pointsValue: 7 }])
  })

  it('is taken back, and never comes at a time that is not to come', async () => {
    await clinic.edit('codes', worth(6))
    await expect(clinic.programme.cancelSchedule()).rejects.toMatchObject(refused('nothing-scheduled'))
    await clinic.publish({ clinicTime: '2026-12-01T09:00' })
    expect(await clinic.programme.cancelSchedule()).toMatchObject({ clinicTime: '2026-12-01T09:00' })
    expect(clinic.kept.scheduled).toBeUndefined()
    const at = (clinicTime: string) => clinic.publish({ clinicTime })
    await expect(at('2026-11-22T10:00')).rejects.toMatchObject(refused('time-is-past'))
    await expect(at('2027-03-14T02:30')).rejects.toMatchObject({
      message: expect.stringContaining('On Sunday, March 14 the clinic’s clock never shows 02:30'),
    })
  })
})

describe('what is worse for members', () => {
  const tooShort = (words: string) => ({ code: 'notice-too-short', message: expect.stringContaining(words) })

  it('waits thirty days, unless the owner says why not', async () => {
    await clinic.edit('rewards', priced(600))
    await expect(clinic.publish()).rejects.toMatchObject(tooShort('from Tuesday, December 22 on'))
    await expect(clinic.publish({ shortenedBecause: 'So' })).rejects.toMatchObject(tooShort('500 → 600'))
    await expect(clinic.publish({ by: olga })).rejects.toMatchObject(tooShort('500 → 600'))
    await expect(clinic.publish({ clinicTime: '2026-12-21T23:59' })).rejects.toMatchObject(tooShort('600'))
    expect((await clinic.publish({ clinicTime: '2026-12-22T00:00' })).scheduled?.shortenedBecause).toBeNull()
    await clinic.programme.cancelSchedule()
    const { version } = await clinic.publish({ by: olga, shortenedBecause: 'The supplier' })
    expect(version).toMatchObject({ number: 2, shortenedBecause: 'The supplier' })
    await clinic.edit('rewards', priced(500))
    expect(
      (await clinic.publish({ by: olga, shortenedBecause: 'Why not' })).version?.shortenedBecause,
    ).toBeNull()
  })

  it('says whom it touches: who saves for it, or earned with it within a year', async () => {
    await clinic.edit('rewards', priced(600))
    await clinic.edit('menu', earning(10))
    await clinic.edit('codes', worth(1))
    expect(await clinic.programme.weighEffects()).toEqual([
      { words: 'Lip Filler: 65 → 10 points', members: 2, closest: null },
      {
        words: '$25 Credit: 500 → 600 points',
        members: 3,
        closest: { patient: 'Mia Hart', pointsBalance: 480, spentCents: null },
      },
      { words: 'Daily Visit: 5 → 1 points', members: 2, closest: null },
    ])
    expect(clinic.asked).toEqual([
      ['service', 'lip', '2025-11-22T18:00:00.000Z'],
      ['reward', 'credit', '2025-11-22T18:00:00.000Z'],
      ['code', 'daily', '2025-11-22T18:00:00.000Z'],
    ])
  })

  it('is what comes back within thirty days, too', async () => {
    await clinic.edit('rewards', () => ({ rewards: [{ ...reward, isPaused: true }] }))
    await clinic.publish()
    await clinic.edit('rewards', () => ({ rewards: [{ ...reward, isPaused: true, pointsRequired: 600 }] }))
    await clinic.publish()
    await clinic.edit('rewards', priced(600))
    await expect(clinic.publish()).rejects.toMatchObject(tooShort('$25 Credit comes back: 500 → 600 points'))
    clinic.clock.advance({ days: 31 })
    expect((await clinic.publish()).version?.number).toBe(4)
  })
})
