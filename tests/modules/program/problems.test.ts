import { describe, expect, it } from 'vitest'
import { missingIn, problemsOf } from '../../../src/modules/program/rules/parts.ts'
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

describe('a problem', () => {
  it('is there for none of a sound document', () => {
    for (const part of ['places', 'menu', 'rewards', 'codes'] as const)
      expect(problemsOf(part, document)).toEqual([])
  })

  it('is a name that is missing or taken, among what is offered in one place', () => {
    const twin = { ...service, id: 'twin', name: ' lip FILLER ' }
    expect(problemsOf('menu', withMenu(service, twin))).toEqual([
      { path: 'services.1.name', message: 'Two are named “lip FILLER”. Please rename one.' },
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

  it('is more in use than there may be; what is put away does not count', () => {
    const many = <Item extends object>(item: Item, length: number) =>
      Array.from({ length }, (_, n) => ({
        ...item,
        id: `${n}`,
        name: `${n}`,
        title: `${n}`,
        description: `${n}`,
      }))
    const message = 'At most 300 can be in use at the same time. Please archive one.'
    const retired = { ...code, isRetired: true }
    expect(problemsOf('codes', withCodes(retired, ...many(code, 300), retired))).toEqual([])
    expect(problemsOf('codes', withCodes(retired, ...many(code, 302)))).toEqual([
      { path: 'codes.301.description', message },
    ])
    expect(problemsOf('rewards', withRewards(...many(reward, 301)))).toEqual([
      { path: 'rewards.300.title', message },
    ])
    expect(problemsOf('places', withPlaces(...many(place, 201)))).toMatchObject([{ path: 'places.200.name' }])
    expect(problemsOf('menu', withMenu(...many(service, 1_001)))).toMatchObject([
      { path: 'services.1000.name' },
    ])
  })

  it('is a service in a category that is gone, unless it is archived', () => {
    const menu = { categories: [], services: [service, { ...service, id: 'old', isArchived: true }] }
    expect(problemsOf('menu', { ...document, menu })).toEqual([
      {
        path: 'services.0.categoryId',
        message: 'Lip Filler’s category no longer exists. Please choose another one.',
      },
    ])
  })

  it('is a service that is offered only where there is no place, unless it is archived', () => {
    const nowhere = { ...service, placeIds: ['gone'] }
    expect(problemsOf('menu', withMenu(nowhere))).toEqual([
      {
        path: 'services.0.placeIds',
        message: 'Lip Filler is only offered at locations that no longer exist. Please choose others.',
      },
    ])
    expect(problemsOf('menu', withMenu({ ...nowhere, isArchived: true }))).toEqual([])
    expect(problemsOf('menu', withMenu({ ...service, placeIds: ['gone', 'mitte'] }))).toEqual([])
    const menu = withMenu({ ...service, placeIds: ['mitte'] })
    expect(
      problemsOf('menu', { ...menu, ...withPlaces({ ...place, isArchived: true }), menu: menu.menu }),
    ).toHaveLength(1)
  })

  it('is a reward or a code without points, and a reward without a worth', () => {
    expect(problemsOf('rewards', withRewards({ ...reward, pointsRequired: 0, rewardValue: '' }))).toEqual([
      { path: 'rewards.0.pointsRequired', message: 'Please enter at least 1 point.' },
      { path: 'rewards.0.rewardValue', message: 'Please enter what this reward is worth.' },
    ])
    expect(problemsOf('rewards', withRewards({ ...reward, pointsRequired: 1 }))).toEqual([])
    expect(problemsOf('codes', withCodes({ ...code, pointsValue: 0 }))).toMatchObject([
      { path: 'codes.0.pointsValue' },
    ])
    expect(problemsOf('codes', withCodes({ ...code, pointsValue: 0, isRetired: true }))).toEqual([])
  })
})

describe('what is missing before patients are invited', () => {
  it('is a place, a service, a reward, a code and a perk', () => {
    expect(missingIn(document)).toEqual([])
    const empty = {
      ...document,
      places: withPlaces({ ...place, isArchived: true }).places,
      menu: withMenu({ ...service, isArchived: true }).menu,
      rewards: withRewards({ ...reward, isPaused: true }, { ...reward, id: 'r', isArchived: true }).rewards,
      codes: withCodes({ ...code, isRetired: true }).codes,
      tiers: {
        ...document.tiers,
        tiers: document.tiers.tiers.map(tier => ({ ...tier, perks: [] })),
      },
    }
    expect(missingIn(empty)).toEqual([
      { part: 'places', what: 'Add a location' },
      { part: 'menu', what: 'Add a service' },
      { part: 'rewards', what: 'Add a reward' },
      { part: 'codes', what: 'Add a check-in code' },
      { part: 'tiers', what: 'Add tier perks' },
    ])
  })
})
