import { describe, expect, it } from 'vitest'
import { focusOfDay } from '../../../src/modules/patients/focus/focus-of-day.ts'
import type { FocusPorts } from '../../../src/modules/patients/focus/ports.ts'
import { readFocus } from '../../../src/modules/patients/focus/read-focus.ts'

const today = '2026-11-24'
const photo = { treatmentDate: '2026-11-06', points: 15 }
const nothing = { canClaim: false, photo: undefined, specialUntil: undefined }

describe('what comes first today', () => {
  it.each([
    ['a reward before a photo and a special', { canClaim: true, photo, specialUntil: today }, 'reward'],
    ['a photo before a special', { ...nothing, photo, specialUntil: today }, 'photo'],
    ['a special on its last day', { ...nothing, specialUntil: today }, 'special'],
    ['a special that ends within a week', { ...nothing, specialUntil: '2026-12-01' }, 'special'],
    ['nothing, where the special has time', { ...nothing, specialUntil: '2026-12-02' }, 'none'],
    ['nothing for a new member of a clinic without specials', nothing, 'none'],
  ])('is %s', (_what, openings, kind) => {
    expect(focusOfDay(openings, today).kind).toBe(kind)
  })
})

describe('the focus of a member', () => {
  const asked: string[] = []
  const portsWith = (
    balance: number,
    { inDays = 0, isEligible = true, nextRewardPoints = 250 as number | null },
  ): FocusPorts => ({
    findPatient: async () => ({ pointsBalance: balance, nextRewardPoints }),
    expectBonuses: async () => {
      asked.push('photos')
      return [{ ...photo, inDays }]
    },
    listPromotions: async () => [{ validUntil: today, isEligible }],
    now: () => new Date('2026-11-25T02:00:00Z'),
    timeZone: () => 'America/Los_Angeles',
  })

  it('is a reward that the balance just pays for, and nobody looks for photos then', async () => {
    asked.length = 0
    expect(await readFocus(portsWith(250, {}), 'mia')).toEqual({ kind: 'reward', photo: null })
    expect(asked).toEqual([])
  })

  it('is a photo that earns points today, without the name of its treatment', async () => {
    expect(await readFocus(portsWith(249, {}), 'mia')).toEqual({ kind: 'photo', photo })
  })

  it('is a special for the member that ends on the clinic’s day, while a photo is too early', async () => {
    expect((await readFocus(portsWith(0, { inDays: 1 }), 'mia')).kind).toBe('special')
  })

  it('is no special for others, and no reward where there is none', async () => {
    const none = await readFocus(
      portsWith(900, { inDays: 1, isEligible: false, nextRewardPoints: null }),
      'mia',
    )
    expect(none).toEqual({ kind: 'none', photo: null })
  })
})
