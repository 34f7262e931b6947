import { describe, expect, it } from 'vitest'
import { keepsNotice, noticeEnds } from '../../../src/modules/programme/notice.ts'
import type { ProgrammeDocument } from '../../../src/modules/programme/rules/document.ts'
import { worseningsBetween } from '../../../src/modules/programme/rules/worsenings.ts'
import { code, document, reward, service, withCodes, withMenu, withRewards } from './small-programme.ts'

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
