import { beforeEach, describe, expect, it } from 'vitest'
import { saidOf } from '../../../src/modules/diary/bonus.ts'
import { photoPath } from '../../../src/modules/diary/entries.ts'
import { mia, openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('the points of a progress photo', () => {
  const imageUrl = () => clinic.upload().then(photoPath)
  beforeEach(() => {
    clinic.kept.treatments = [{ serviceId: 'facial', treatmentDate: '2026-11-07' }]
  })

  it('are credited two weeks after the treatment, once', async () => {
    expect(await clinic.add({ imageUrl: await imageUrl() })).toMatchObject({
      pointsAwarded: 15,
      unearned: undefined,
    })
    expect(clinic.kept.entries[0]).toMatchObject({ pointsAwarded: 15 })
    expect(clinic.kept.credited).toEqual([{ serviceId: 'facial', treatmentDate: '2026-11-07' }])
    expect(await clinic.add({ imageUrl: await imageUrl() })).toMatchObject({
      pointsAwarded: 0,
      unearned: 'earned-before',
    })
  })

  it.each([
    ['too-early', { treatmentDate: '2026-11-08' }, / 14 days after the treatment/],
    ['other-entry', { entryType: 'after' }, /diary\.$/],
    ['other-entry', { entryType: 'before' }, /diary\.$/],
    ['no-treatment', { serviceId: null }, /names no service and treatment date/],
    ['no-treatment', { treatmentDate: null }, /names no service and treatment date/],
    ['not-in-record', { treatmentDate: '2026-11-06' }, /has no such treatment on that day/],
    ['not-in-record', { serviceId: 'tint' }, /has no such treatment on that day/],
    ['no-photo', { imageUrl: null }, /Without a photo/],
    ['not-uploaded', { imageUrl: 'https://elsewhere.test/p.jpg' }, /only an uploaded photo/],
  ] as const)('are none, and the member is told why: %s', async (unearned, changes, words) => {
    const entry = await clinic.add({ imageUrl: await imageUrl(), ...changes })
    expect(entry).toMatchObject({ pointsAwarded: 0, unearned })
    expect(clinic.kept.credited).toEqual([])
    expect(saidOf(0, entry.unearned)).toMatch(/^Your entry is in your diary\./)
    expect(saidOf(0, entry.unearned)).toMatch(words)
  })

  it('are told with their number', () => {
    expect(saidOf(15, undefined)).toBe('You earned 15 points for your progress photo.')
    expect(saidOf(0, undefined)).toBe('Your entry is in your diary.')
    expect(saidOf(0, 'earned-before')).toMatch(/has earned its points already\.$/)
  })

  it('are expected for the recorded treatments that have not earned them, the soonest first', async () => {
    clinic.kept.treatments = [
      { serviceId: 'facial', treatmentDate: '2026-11-07' },
      { serviceId: 'tint', treatmentDate: '2026-11-20' },
      { serviceId: 'facial', treatmentDate: '2026-11-15' },
      { serviceId: 'tint', treatmentDate: '2026-10-01' },
      { serviceId: 'facial', treatmentDate: '2026-10-01' },
      { serviceId: 'gone', treatmentDate: '2026-11-01' },
    ]
    clinic.kept.credited = [{ serviceId: 'facial', treatmentDate: '2026-10-01' }]
    const points = 15
    expect(await clinic.diary.expectBonuses(mia)).toMatchObject([
      {
        serviceId: 'facial',
        treatmentDate: '2026-11-07',
        serviceName: 'HydraFacial',
        inDays: 0,
        points,
        earnsFrom: '2026-11-21',
      },
      { serviceId: 'tint', treatmentDate: '2026-10-01', serviceName: 'Brow tint', inDays: 0, points },
      { serviceId: 'facial', treatmentDate: '2026-11-15', serviceName: 'HydraFacial', inDays: 8, points },
      {
        serviceId: 'tint',
        treatmentDate: '2026-11-20',
        serviceName: 'Brow tint',
        inDays: 13,
        points,
        earnsFrom: '2026-12-04',
      },
    ])
  })
})
