import { describe, expect, it } from 'vitest'
import { mia, openClinic } from './clinic.ts'

/** It is November 21. */
const treatedOn = async (...days: readonly string[]) => {
  const { diary, kept } = openClinic()
  kept.treatments = days.map(treatmentDate => ({ serviceId: 'filler', treatmentDate }))
  return diary.listRecentTreatments(mia)
}

describe('what a clinic says after a treatment', () => {
  it('is how long it lasts, what to mind, and when a photo shows it', async () => {
    expect(await treatedOn('2026-11-14')).toEqual([
      {
        serviceId: 'filler',
        serviceName: 'Lip Filler',
        treatmentDate: '2026-11-14',
        lastsWeeks: 26,
        lastsUntil: '2027-05-15',
        aftercare: 'No sports.',
        photoFrom: '2026-12-05',
      },
    ])
  })

  it.each([
    ['aftercare, for four weeks', '2026-10-24', { aftercare: 'No sports.' }],
    ['no aftercare a day later', '2026-10-23', { aftercare: '' }],
    ['a photo, for two weeks from its day', '2026-10-17', { photoFrom: '2026-11-07' }],
    ['no photo a day later', '2026-10-16', { photoFrom: null }],
    ['that it still lasts, on its last day', '2026-05-23', { lastsWeeks: 26, lastsUntil: '2026-11-21' }],
  ])('is %s', async (_what, day, said) => {
    expect(await treatedOn(day)).toMatchObject([said])
  })

  it('is nothing once all of it is over, and for what nothing is said of', async () => {
    expect(await treatedOn('2026-05-22')).toEqual([])
    const { diary, kept } = openClinic()
    kept.treatments = [
      { serviceId: 'facial', treatmentDate: '2026-11-20' },
      { serviceId: 'unknown', treatmentDate: '2026-11-20' },
    ]
    expect(await diary.listRecentTreatments(mia)).toEqual([])
  })

  it('is said of the five latest, the latest first, by the name that the service had then', async () => {
    const days = [9, 14, 10, 13, 11, 12].map(day => `2026-11-${String(day).padStart(2, '0')}`)
    expect((await treatedOn(...days)).map(({ treatmentDate }) => treatmentDate)).toEqual(
      [14, 13, 12, 11, 10].map(day => `2026-11-${day}`),
    )
    const { diary, kept } = openClinic()
    kept.treatments = [{ serviceId: 'filler', treatmentDate: '2026-11-20', serviceName: 'Lip Sculpt' }]
    expect(await diary.listRecentTreatments(mia)).toMatchObject([{ serviceName: 'Lip Sculpt' }])
    expect(await diary.expectBonuses(mia)).toMatchObject([{ serviceName: 'Lip Sculpt' }])
  })
})
