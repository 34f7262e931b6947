import { describe, expect, it } from 'vitest'
import { differenceBetween } from '../../../src/modules/program/rules/difference.ts'
import type { ProgramDocument } from '../../../src/modules/program/rules/document.ts'
import {
  code,
  document,
  place,
  reward,
  service,
  withCodes,
  withMenu,
  withPlaces,
  withRewards,
} from './small-program.ts'

const wordsOf = (after: ProgramDocument, before = document) =>
  differenceBetween(before, after).map(({ words }) => words)

describe('a difference', () => {
  it('is none where nothing differs', () => expect(wordsOf(document)).toEqual([]))

  it('says figures and texts before and after', () => {
    const changed = {
      ...service,
      pointsEarned: 60,
      priceCents: 1_250_00,
      durationMinutes: null,
      description: '',
    }
    expect(wordsOf(withMenu(changed))).toEqual([
      'Lip Filler: description Soft volume. → nothing',
      'Lip Filler: price $650.00 → $1,250.00',
      'Lip Filler: duration 45 minutes → not set',
      'Lip Filler: 65 → 60 points',
    ])
    expect(differenceBetween(document, withMenu({ ...service, pointsEarned: 60 }))).toEqual([
      {
        part: 'menu',
        kind: 'changed',
        id: 'lip',
        name: 'Lip Filler',
        field: 'pointsEarned',
        before: '65',
        after: '60',
        words: 'Lip Filler: 65 → 60 points',
      },
    ])
    expect(wordsOf(withRewards({ ...reward, validDays: 30, isPaused: true }))).toEqual([
      '$25 Credit: valid indefinitely → for 30 days',
      '$25 Credit: paused',
    ])
    const paused = withRewards({ ...reward, isPaused: true })
    expect(wordsOf(document, paused)).toEqual(['$25 Credit: no longer paused'])
  })

  it('says what else a clinic tells of a service, and calls places by their names', () => {
    const told = {
      ...service,
      lastsWeeks: 12,
      aftercare: 'No sports.',
      photoAfterDays: 1,
      placeIds: ['mitte'],
    }
    expect(wordsOf(withMenu(told))).toEqual([
      'Lip Filler: lasts not set → 12 weeks',
      'Lip Filler: aftercare No sports.',
      'Lip Filler: photo after not set → 1 day',
      'Lip Filler: offered everywhere → at Mitte',
    ])
    expect(wordsOf(withMenu({ ...service, placeIds: ['gone'] }))).toEqual([
      'Lip Filler: offered everywhere → at no location',
    ])
  })

  it('says where a code hangs', () => {
    expect(wordsOf(withCodes({ ...code, placeId: 'mitte' }))).toEqual([
      'Daily Visit: location not set → Mitte',
    ])
  })

  it('calls a category by its name, as it was and as it is', () => {
    const categories = [
      { id: 'fillers', name: 'Fillers' },
      { id: 'peels', name: 'Peels & More' },
    ]
    const moved = { ...document, menu: { categories, services: [{ ...service, categoryId: 'peels' }] } }
    expect(wordsOf(moved)).toEqual([
      'New: category Peels & More',
      'Lip Filler: category Fillers → Peels & More',
    ])
  })

  it('says what is new, gone and back', () => {
    const tint = { ...service, id: 'tint', name: 'Brow Tint', pointsEarned: 1 }
    expect(wordsOf(withMenu(service, tint))).toEqual(['New: service Brow Tint, 1 point'])
    const perUnit = { ...tint, name: 'Botox', pointsEarned: 0, priceUnit: 'unit' }
    expect(wordsOf(withMenu(service, perUnit as never))).toEqual(['New: service Botox, points vary'])
    expect(wordsOf(withMenu({ ...service, isArchived: true }))).toEqual(['Removed: service Lip Filler'])
    expect(wordsOf(withMenu())).toEqual(['Removed: service Lip Filler'])
    expect(wordsOf(document, withMenu({ ...service, isArchived: true }))).toEqual([
      'Restored: service Lip Filler, 65 points',
    ])
    expect(wordsOf(withCodes({ ...code, isRetired: true }))).toEqual(['Removed: check-in code Daily Visit'])
    expect(wordsOf(withPlaces(place, { ...place, id: 'w', name: 'Wedding' }))).toEqual([
      'New: location Wedding',
    ])
    const category = { id: 'peels', name: 'Peels' }
    const menu = { ...document.menu, categories: [category] }
    expect(wordsOf({ ...document, menu })).toEqual(['New: category Peels', 'Removed: category Fillers'])
  })

  it('says nothing of what was put away before and stays so', () => {
    const away = { ...service, isArchived: true }
    expect(wordsOf(withMenu({ ...away, name: 'Other' }), withMenu(away))).toEqual([])
    expect(wordsOf(withMenu(), withMenu(away))).toEqual([])
    expect(wordsOf(withMenu(service, { ...away, id: 'never' }))).toEqual([])
  })

  it('names as few moves as explain an order', () => {
    const list = ['a', 'b', 'c', 'd'].map(id => ({ ...service, id, name: id }))
    const [a, b, c, d] = list as [typeof service, typeof service, typeof service, typeof service]
    expect(wordsOf(withMenu(d, a, b, c), withMenu(a, b, c, d))).toEqual(['d: moved to position 1'])
    expect(wordsOf(withMenu(b, c, d, a), withMenu(a, b, c, d))).toEqual(['a: moved to position 4'])
    expect(differenceBetween(withMenu(a, b), withMenu(b, a))).toMatchObject([
      { kind: 'moved', before: expect.stringMatching(/[12]/), after: expect.stringMatching(/[12]/) },
    ])
    expect(wordsOf(withMenu(a, c, d), withMenu(a, b, c, d))).toEqual(['Removed: service b'])
  })
})
