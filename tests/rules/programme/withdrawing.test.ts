import { beforeEach, describe, expect, it } from 'vitest'
import { pauseReward, replaceCode, retireCode } from '../../../src/modules/programme/rules/withdrawals.ts'
import { olga, openClinic } from './programme-in-memory.ts'
import { code, reward } from './small-programme.ts'

let clinic: ReturnType<typeof openClinic>

beforeEach(async () => {
  clinic = openClinic()
  await clinic.begin()
})

const worth = (pointsValue: number) => () => ({ codes: [{ ...code, pointsValue }] })
const refused = (code: string) => ({ code })

describe('what is taken out of use', () => {
  const seen = async (part: 'codes' | 'rewards') => (await clinic.programme.readDraft(part)).revision

  it('is out of what is in force, of the draft and of what is scheduled', async () => {
    await clinic.edit('codes', worth(6))
    await clinic.publish({ clinicTime: '2026-12-01T09:00' })
    await clinic.edit('codes', worth(7))
    const edit = { seen: await seen('codes'), by: olga }
    const { version, changes } = await clinic.programme.withdrawItem(replaceCode('daily', 'fresh'), edit)
    expect(version).toMatchObject({ number: 2, publishedBy: 'Olga', note: 'Code replaced: Daily Visit' })
    expect(changes.map(change => change.words)).toEqual([
      'New: check-in code Daily Visit, 5 points',
      'No longer: check-in code Daily Visit',
    ])
    const now = (pointsValue: number) => [
      { id: 'fresh', pointsValue, isRetired: false },
      { id: 'daily', isRetired: true },
    ]
    expect(clinic.inParts.codes.codes).toMatchObject(now(5))
    expect(clinic.kept.scheduled?.contents.codes?.codes).toMatchObject(now(6))
    expect((await clinic.programme.readDraft('codes')).contents.codes).toMatchObject(now(7))
    expect(await clinic.programme.readDraft('codes')).toMatchObject({ changedBy: 'Tess' })
    await expect(clinic.programme.withdrawItem(retireCode('fresh'), edit)).rejects.toMatchObject(
      refused('programme-draft-changed'),
    )
    const again = { seen: await seen('codes'), by: olga }
    await expect(clinic.programme.withdrawItem(retireCode('daily'), again)).rejects.toMatchObject(
      refused('not-in-use'),
    )
  })

  it('leaves no draft behind that there was not before', async () => {
    const edit = { seen: await seen('rewards'), by: olga }
    const { version } = await clinic.programme.withdrawItem(pauseReward('credit'), edit)
    expect(version?.note).toBe('Reward paused: $25 Credit')
    expect([clinic.drafts.size, clinic.inParts.rewards.rewards]).toMatchObject([0, [{ isPaused: true }]])
    expect(await clinic.programme.readDifference(1, 2)).toMatchObject([{ words: '$25 Credit: paused' }])
    await expect(
      clinic.programme.withdrawItem(pauseReward('credit'), { ...edit, seen: await seen('rewards') }),
    ).rejects.toMatchObject(refused('not-in-use'))
  })

  it('is of the draft alone where nothing else has it', async () => {
    await clinic.edit('codes', ({ codes }) => ({
      codes: [...codes, { ...code, id: 'new', description: 'New' }],
    }))
    const ended = await clinic.programme.withdrawItem(retireCode('new'), {
      seen: await seen('codes'),
      by: olga,
    })
    expect(ended.version).toBeNull()
    expect(ended.changes).toMatchObject([{ words: 'No longer: check-in code New' }])
    expect([clinic.versions.length, [...clinic.drafts]]).toMatchObject([
      1,
      [['codes', { changedBy: 'Tess' }]],
    ])
  })

  it('is of what is scheduled alone where only that has it in use', async () => {
    const fresh = { ...reward, id: 'fresh', title: 'Facial' }
    await clinic.edit('rewards', ({ rewards }) => ({ rewards: [...rewards, fresh] }))
    await clinic.publish({ clinicTime: '2026-12-01T09:00' })
    await clinic.edit('rewards', ({ rewards }) => ({
      rewards: rewards.map(each => (each.id === 'fresh' ? { ...each, isPaused: true } : each)),
    }))
    const before = await seen('rewards')
    const paused = await clinic.programme.withdrawItem(pauseReward('fresh'), { seen: before, by: olga })
    expect(paused).toMatchObject({
      version: null,
      changedIn: 'schedule',
      changes: [{ words: 'Facial: paused' }],
    })
    const scheduled = clinic.kept.scheduled?.contents.rewards?.rewards
    expect(scheduled).toMatchObject([{ isPaused: false }, { id: 'fresh', isPaused: true }])
    expect([clinic.versions.length, await seen('rewards')]).toEqual([1, before])
    await expect(
      clinic.programme.withdrawItem(pauseReward('fresh'), { seen: before, by: olga }),
    ).rejects.toMatchObject(refused('not-in-use'))
  })

  it('is nothing else', () => {
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

  it('is told who was faster', async () => {
    const edit = { seen: await seen('codes'), by: olga }
    await clinic.programme.withdrawItem(retireCode('daily'), edit)
    await expect(clinic.programme.withdrawItem(retireCode('daily'), edit)).rejects.toMatchObject({
      message: expect.stringMatching(/^Olga changed this/),
    })
  })
})
