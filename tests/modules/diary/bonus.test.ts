import { describe, expect, it } from 'vitest'
import { saidOf } from '../../../src/modules/diary/bonus.ts'
import { isShowableAddress, photoIdIn } from '../../../src/modules/diary/entries.ts'
import { recentTreatment } from '../../../src/modules/diary/recent-treatments.ts'

describe('the address of a picture', () => {
  const id = '0193a2f0-0000-7000-8000-00000000000a'

  it.each([
    [`/api/diary/photos/${id}`, id],
    [`/api/diary/photos/${id.toUpperCase()}`, id],
    [`https://velora.test/api/diary/photos/${id}`, undefined],
    [`/api/diary/photos/${id}/`, undefined],
    [`/api/diary/photos/${id.slice(1)}`, undefined],
    [`/api/diary/photos/${id.replaceAll('-', '')}`, undefined],
    [null, undefined],
  ])('%s is one’s own photo %s', (address, photo) => {
    expect(photoIdIn(address)).toBe(photo)
  })

  it.each([
    ['https://elsewhere.test/p.jpg', true],
    ['http://elsewhere.test/p.jpg', false],
    ['https://mia@elsewhere.test/p.jpg', false],
    ['https://:secret@elsewhere.test/p.jpg', false],
    ['javascript:alert(1)', false],
    ['/p.jpg', false],
    ['', false],
  ])('%s may be shown: %s', (address, may) => {
    expect(isShowableAddress(address)).toBe(may)
  })
})

describe('what a member reads about a new entry', () => {
  it.each([
    [15, undefined, /^You earned 15 points for your progress photo\.$/],
    [0, undefined, /^Saved to your diary\.$/],
    [0, 'other-entry', /^Saved to your diary\.$/],
    [0, 'earned-before', /You already earned points for a photo/],
    [0, 'too-early', / 14 days after the treatment/],
    [0, 'no-treatment', /Add the service and treatment date/],
    [0, 'not-in-record', /don’t have that treatment on record/],
    [0, 'no-photo', /^Saved to your diary\. Entries without a photo/],
    [0, 'not-uploaded', /Only uploaded photos/],
  ] as const)('with %i points, %s: %s', (points, unearned, words) => {
    expect(saidOf(points, unearned)).toMatch(words)
  })
})

describe('what a clinic says of a treatment, on November 21,', () => {
  const filler = { name: 'Lip Filler', lastsWeeks: 26, aftercare: 'No sports.', photoAfterDays: 21 }
  const saidOn = (
    treatmentDate: string,
    service = filler as Parameters<typeof recentTreatment>[1],
    name = null,
  ) => recentTreatment({ serviceId: 'filler', serviceName: name, treatmentDate }, service, '2026-11-21')

  it('is how long it lasts, what to mind, and when a photo shows it', () => {
    expect(saidOn('2026-11-14')).toEqual({
      serviceId: 'filler',
      serviceName: 'Lip Filler',
      treatmentDate: '2026-11-14',
      lastsWeeks: 26,
      lastsUntil: '2027-05-15',
      aftercare: 'No sports.',
      photoFrom: '2026-12-05',
    })
  })

  it.each([
    ['aftercare, for four weeks', '2026-10-24', { aftercare: 'No sports.' }],
    ['no aftercare a day later', '2026-10-23', { aftercare: '' }],
    ['a photo, for two weeks from its day', '2026-10-17', { photoFrom: '2026-11-07' }],
    ['no photo a day later', '2026-10-16', { photoFrom: null }],
    ['that it still lasts, on its last day', '2026-05-23', { lastsWeeks: 26, lastsUntil: '2026-11-21' }],
  ])('is %s', (_what, day, said) => {
    expect(saidOn(day)).toMatchObject(said)
  })

  it('is nothing once all of it is over, and where it says nothing', () => {
    expect(saidOn('2026-05-22')).toBeUndefined()
    const silent = { ...filler, lastsWeeks: null, aftercare: '', photoAfterDays: null }
    expect(saidOn('2026-11-20', silent)).toBeUndefined()
  })
})
