import { describe, expect, it } from 'vitest'
import { keepsNotice, noticeBegan, noticeEnds } from '../../../src/modules/program/notice.ts'
import type { ProgramDocument } from '../../../src/modules/program/rules/document.ts'
import {
  partsComingBack,
  type Recent,
  worseningsBetween,
} from '../../../src/modules/program/rules/worsenings.ts'
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
  withTiers,
} from './small-program.ts'

describe('what is worse for members', () => {
  const worse = (after: ProgramDocument, before = document) =>
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

  describe('that comes back', () => {
    const away = withRewards({ ...reward, isArchived: true })
    const lately = { rewards: [withRewards({ ...reward, isPaused: true }).rewards, document.rewards] }
    const back = (after: ProgramDocument, before = away, recent: Recent = lately) =>
      worseningsBetween(before, after, recent).map(({ id, words }) => [id, words])
    const dearer = { ...reward, pointsRequired: 600 }
    const words = [['credit', '$25 Credit returns: 500 → 600 points']]

    it('is measured by what members had last', () => {
      expect(back(withRewards(dearer))).toEqual(words)
      expect(back(withRewards(dearer), withRewards({ ...dearer, isPaused: true }))).toEqual(words)
      expect(back(withRewards({ ...reward, pointsRequired: 500 }))).toEqual([])
      expect(back(withRewards({ ...dearer, isPaused: true }))).toEqual([])
      // Long ago is nobody's any more.
      expect(back(withRewards(dearer), away, { rewards: [away.rewards] })).toEqual([])
      expect(back(withRewards(dearer), away, {})).toEqual([])
    })

    it('is known by its name, too', () => {
      const again = { ...dearer, id: 'new', title: ' $25 CREDIT ' }
      expect(back(withRewards({ ...reward, isArchived: true }, again), document, {})).toEqual(words)
      expect(back(withRewards({ ...reward, isArchived: true }, again))).toEqual(words)
      // What goes on under another name has its own past.
      expect(back(withRewards({ ...reward, title: 'Old Credit' }, again), document, {})).toEqual([])
      expect(back(withRewards({ ...again, title: 'Another' }), document)).toEqual([])
      const less = { ...service, id: 'new', pointsEarned: 10 }
      expect(back(withMenu({ ...service, isArchived: true }, less), document, {})).toEqual([
        ['lip', 'Lip Filler returns: 65 → 10 points'],
      ])
    })

    it('is looked for only where something does', () => {
      expect(partsComingBack(away, withRewards(dearer))).toEqual(['rewards'])
      expect(partsComingBack(away, withRewards({ ...dearer, id: 'new' }))).toEqual(['rewards'])
      expect(partsComingBack(away, withRewards({ ...dearer, id: 'new', title: 'Other' }))).toEqual([])
      expect(partsComingBack(away, away)).toEqual([])
      const other = { ...reward, id: 'other', title: 'Other' }
      const beside = withRewards({ ...reward, isArchived: true }, other)
      expect(partsComingBack(beside, withRewards(dearer, other))).toEqual(['rewards'])
      expect(partsComingBack(document, withRewards(dearer))).toEqual([])
      expect(partsComingBack(document, withPlaces({ ...place, name: 'Other' }))).toEqual([])
    })
  })

  it('is a tier that takes more, and a perk that is no longer there', () => {
    const before = withTiers({ Silver: { perks: ['Free parking', 'A drink'] } })
    const changed = (change: object) =>
      worse(withTiers({ Silver: { perks: ['Free parking', 'A drink'], ...change } }), before)
    expect(changed({ fromCents: 600_00 })).toEqual([['tier', 'Silver', 'Silver: from $500.00 → $600.00']])
    expect(changed({ perks: ['A drink'] })).toEqual([
      ['perk', 'Silver', 'Silver: perks Free parking, A drink → A drink'],
    ])
    expect(changed({ perks: ['a drink!', 'Free  Parking', 'A towel'] })).toEqual([])
    expect(changed({ fromCents: 400_00, name: 'Pearl', metal: 'gold' })).toEqual([])
  })

  it('is known thirty of the clinic’s days before', () => {
    const zone = 'America/Los_Angeles'
    const now = new Date('2026-11-22T07:30:00Z')
    expect(noticeEnds(now, zone)).toEqual(new Date('2026-12-21T08:00:00Z'))
    // The clocks went back between.
    expect(noticeBegan(now, zone)).toEqual(new Date('2026-10-22T07:00:00Z'))
    expect(keepsNotice(new Date('2026-12-21T08:00:00Z'), now, zone)).toBe(true)
    expect(keepsNotice(new Date('2026-12-21T07:59:59Z'), now, zone)).toBe(false)
    expect(keepsNotice(new Date('2027-01-21T08:00:00Z'), now, zone)).toBe(true)
  })
})
