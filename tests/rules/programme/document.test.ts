import { describe, expect, it } from 'vitest'
import { differenceBetween } from '../../../src/modules/programme/difference.ts'
import {
  canonical,
  isSame,
  keepWhatWas,
  type ProgrammeDocument,
} from '../../../src/modules/programme/document.ts'
import { missingIn, problemsOf } from '../../../src/modules/programme/problems.ts'
import { keepsNotice, noticeEnds, worseningsBetween } from '../../../src/modules/programme/worsenings.ts'

const place = {
  id: 'mitte',
  name: 'Mitte',
  address: null,
  phone: null,
  openingHours: null,
  bookingUrl: null,
  isArchived: false,
}
const service = {
  id: 'lip',
  name: 'Lip Filler',
  description: 'Soft volume.',
  categoryId: 'fillers',
  priceCents: 650_00,
  durationMinutes: 45 as number | null,
  pointsEarned: 65,
  imageUrl: '/pictures/fillers.svg',
  isArchived: false,
}
const reward = {
  id: 'credit',
  title: '$25 Credit',
  description: '',
  pointsRequired: 500,
  rewardValue: '$25 credit',
  icon: 'gift',
  color: 'rose',
  validDays: null as number | null,
  isPaused: false,
  isArchived: false,
}
const code = { id: 'daily', description: 'Daily Visit', pointsValue: 5, isRetired: false }

const document: ProgrammeDocument = {
  places: { places: [place] },
  menu: { categories: [{ id: 'fillers', name: 'Fillers' }], services: [service] },
  rewards: { rewards: [reward] },
  codes: { codes: [code] },
}
const withMenu = (...services: readonly (typeof service)[]) => ({
  ...document,
  menu: { ...document.menu, services },
})
const withRewards = (...rewards: readonly (typeof reward)[]) => ({ ...document, rewards: { rewards } })
const withCodes = (...codes: readonly (typeof code)[]) => ({ ...document, codes: { codes } })
const withPlaces = (...places: readonly (typeof place)[]) => ({ ...document, places: { places } })
const wordsOf = (after: ProgrammeDocument, before = document) =>
  differenceBetween(before, after).map(({ words }) => words)

describe('two contents', () => {
  it('are the same whatever order their fields have, and not where a list has another order', () => {
    expect(isSame({ a: 1, b: [{ c: null, d: undefined }] }, { b: [{ c: null }], a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame({ a: null }, {})).toBe(false)
    expect(canonical({ b: 'x', a: [undefined] })).toBe('{"a":[null],"b":"x"}')
  })
})

describe('what is in force and left out of an edit', () => {
  it('is put away behind the rest, and never gone', () => {
    const other = { ...service, id: 'botox' }
    const kept = keepWhatWas(
      'menu',
      { ...document.menu, services: [service, other] },
      {
        categories: [],
        services: [other],
      },
    )
    expect(kept).toEqual({ categories: [], services: [other, { ...service, isArchived: true }] })
    expect(keepWhatWas('places', document.places, { places: [] }).places).toEqual([
      { ...place, isArchived: true },
    ])
    expect(keepWhatWas('rewards', document.rewards, { rewards: [] }).rewards).toEqual([
      { ...reward, isArchived: true },
    ])
    expect(keepWhatWas('codes', document.codes, { codes: [] }).codes).toEqual([{ ...code, isRetired: true }])
  })

  it('is what the edit says where it says something', () => {
    const renamed = { places: [{ ...place, name: 'Wedding' }] }
    expect(keepWhatWas('places', document.places, renamed)).toEqual(renamed)
  })
})

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
      'Lip Filler: duration 45 minutes → open',
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
      '$25 Credit: valid without end → for 30 days',
      '$25 Credit: paused no → yes',
    ])
  })

  it('says what is new, gone and back', () => {
    const tint = { ...service, id: 'tint', name: 'Brow Tint', pointsEarned: 1 }
    expect(wordsOf(withMenu(service, tint))).toEqual(['New: service Brow Tint, 1 point'])
    expect(wordsOf(withMenu({ ...service, isArchived: true }))).toEqual(['No longer: service Lip Filler'])
    expect(wordsOf(withMenu())).toEqual(['No longer: service Lip Filler'])
    expect(wordsOf(document, withMenu({ ...service, isArchived: true }))).toEqual([
      'Again: service Lip Filler, 65 points',
    ])
    expect(wordsOf(withCodes({ ...code, isRetired: true }))).toEqual(['No longer: check-in code Daily Visit'])
    expect(wordsOf(withPlaces(place, { ...place, id: 'w', name: 'Wedding' }))).toEqual(['New: place Wedding'])
    const category = { id: 'peels', name: 'Peels' }
    const menu = { ...document.menu, categories: [category] }
    expect(wordsOf({ ...document, menu })).toEqual(['New: category Peels', 'No longer: category Fillers'])
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
    expect(wordsOf(withMenu(d, a, b, c), withMenu(a, b, c, d))).toEqual(['d: moved to place 1'])
    expect(wordsOf(withMenu(b, c, d, a), withMenu(a, b, c, d))).toEqual(['a: moved to place 4'])
    expect(differenceBetween(withMenu(a, b), withMenu(b, a))).toMatchObject([
      { kind: 'moved', before: expect.stringMatching(/[12]/), after: expect.stringMatching(/[12]/) },
    ])
    expect(wordsOf(withMenu(a, c, d), withMenu(a, b, c, d))).toEqual(['No longer: service b'])
  })
})

describe('a problem', () => {
  it('is there for none of a sound document', () => {
    for (const part of ['places', 'menu', 'rewards', 'codes'] as const)
      expect(problemsOf(part, document)).toEqual([])
  })

  it('is a name that is missing or taken, among what is offered in one place', () => {
    const twin = { ...service, id: 'twin', name: ' lip FILLER ' }
    expect(problemsOf('menu', withMenu(service, twin))).toEqual([
      { path: 'services.1.name', message: 'Two of them are called “lip FILLER”. Please rename one.' },
    ])
    expect(problemsOf('menu', withMenu(service, { ...twin, isArchived: true }))).toEqual([])
    expect(problemsOf('places', withPlaces({ ...place, name: ' ' }))).toEqual([
      { path: 'places.0.name', message: 'Please give this place a name.' },
    ])
    expect(problemsOf('codes', withCodes({ ...code, isRetired: true }, { ...code, id: 'new' }))).toEqual([])
    expect(problemsOf('codes', withCodes(code, { ...code, id: 'new' }))).toMatchObject([
      { path: 'codes.1.description' },
    ])
    const categories = [...document.menu.categories, { id: 'other', name: 'fillers' }]
    const menu = { categories, services: [service, { ...twin, categoryId: 'other' }] }
    expect(problemsOf('menu', { ...document, menu })).toMatchObject([{ path: 'categories.1.name' }])
  })

  it('is a service in a category that is gone, unless it is archived', () => {
    const menu = { categories: [], services: [service, { ...service, id: 'old', isArchived: true }] }
    expect(problemsOf('menu', { ...document, menu })).toEqual([
      {
        path: 'services.0.categoryId',
        message: 'Lip Filler is in a category that is not there. Please choose another one.',
      },
    ])
  })

  it('is a reward or a code without points, and a reward without a worth', () => {
    expect(problemsOf('rewards', withRewards({ ...reward, pointsRequired: 0, rewardValue: '' }))).toEqual([
      { path: 'rewards.0.pointsRequired', message: 'Please enter at least 1 point.' },
      { path: 'rewards.0.rewardValue', message: 'Please say what this reward is worth.' },
    ])
    expect(problemsOf('rewards', withRewards({ ...reward, pointsRequired: 1 }))).toEqual([])
    expect(problemsOf('codes', withCodes({ ...code, pointsValue: 0 }))).toMatchObject([
      { path: 'codes.0.pointsValue' },
    ])
    expect(problemsOf('codes', withCodes({ ...code, pointsValue: 0, isRetired: true }))).toEqual([])
  })
})

describe('what is missing before patients are invited', () => {
  it('is a place, a service, a reward and a code', () => {
    expect(missingIn(document)).toEqual([])
    const empty = {
      places: withPlaces({ ...place, isArchived: true }).places,
      menu: withMenu({ ...service, isArchived: true }).menu,
      rewards: withRewards({ ...reward, isPaused: true }, { ...reward, id: 'r', isArchived: true }).rewards,
      codes: withCodes({ ...code, isRetired: true }).codes,
    }
    expect(missingIn(empty)).toEqual([
      { part: 'places', what: 'Add a place' },
      { part: 'menu', what: 'Add a service' },
      { part: 'rewards', what: 'Add a reward' },
      { part: 'codes', what: 'Add a check-in code' },
    ])
  })
})

describe('what is worse for members', () => {
  const worse = (after: ProgrammeDocument, before = document) =>
    worseningsBetween(before, after).map(({ of, id, words }) => [of, id, words])

  it('is a dearer reward and fewer points, and nothing else', () => {
    expect(worse(withRewards({ ...reward, pointsRequired: 501 }))).toEqual([
      ['reward', 'credit', '$25 Credit: 500 → 501 points'],
    ])
    expect(worse(withMenu({ ...service, pointsEarned: 64 }))).toEqual([
      ['service', 'lip', 'Lip Filler: 65 → 64 points'],
    ])
    expect(worse(withCodes({ ...code, pointsValue: 4 }))).toEqual([
      ['code', 'daily', 'Daily Visit: 5 → 4 points'],
    ])
    expect(worse(withRewards({ ...reward, pointsRequired: 499 }))).toEqual([])
    expect(worse(withMenu({ ...service, pointsEarned: 66, priceCents: 1 }))).toEqual([])
    expect(worse(withCodes({ ...code, pointsValue: 6 }))).toEqual([])
    expect(worse(document)).toEqual([])
  })

  it('is nothing that is new, put away, paused or back', () => {
    const dearer = { ...reward, pointsRequired: 900 }
    expect(worse(withRewards(reward, { ...dearer, id: 'new' }))).toEqual([])
    expect(worse(withRewards({ ...dearer, isArchived: true }))).toEqual([])
    expect(worse(withRewards({ ...dearer, isPaused: true }))).toEqual([])
    expect(worse(withRewards(dearer), withRewards({ ...reward, isPaused: true }))).toEqual([])
    expect(worse(withMenu({ ...service, pointsEarned: 1, isArchived: true }))).toEqual([])
    expect(worse(withCodes({ ...code, pointsValue: 1, isRetired: true }))).toEqual([])
  })

  it('is known thirty of the clinic’s days before', () => {
    const zone = 'America/Los_Angeles'
    const now = new Date('2026-11-22T07:30:00Z')
    expect(noticeEnds(now, zone)).toEqual(new Date('2026-12-21T08:00:00Z'))
    expect(keepsNotice(new Date('2026-12-21T08:00:00Z'), now, zone)).toBe(true)
    expect(keepsNotice(new Date('2026-12-21T07:59:59Z'), now, zone)).toBe(false)
    expect(keepsNotice(new Date('2027-01-21T08:00:00Z'), now, zone)).toBe(true)
  })
})
