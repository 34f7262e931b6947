import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { focusOfDay } from '../../../src/modules/focus/focus-of-day.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { treatmentOf } from '../../support/points.ts'

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
  let app: TestApp
  beforeAll(async () => {
    // Half past five in the afternoon at the clinic: in UTC it is the next day already.
    app = await openTestApp({ database: 'embedded', now: '2026-11-25T01:30:00Z' })
  })
  afterAll(() => app.stop())

  const focus = async (name: string) => app.modules.focus.readFocus((await app.member(name)).id)
  const special = (targetAudience: 'ALL' | 'VIP_GOLD') =>
    app.modules.content.createPromotion(
      {
        title: 'Glow week',
        description: '',
        discountType: 'percentage',
        discountValue: 20,
        validFrom: '2026-11-20',
        validUntil: today,
        targetAudience,
      },
      'staff:test',
    )
  const treated = async (day: string, customPoints: number) => {
    const { email } = await app.member('Mia')
    app.clock.set(`${day}T20:00:00Z`)
    await app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), email, customPoints })
    app.clock.set('2026-11-25T01:30:00Z')
  }

  it('is a special only if it is for the member', async () => {
    await special('VIP_GOLD')
    expect(await focus('Mia')).toEqual({
      kind: 'none',
      photo: null,
      mustRenewIntake: false,
      isIntakeMissing: true,
    })
    await special('ALL')
    expect(await focus('Mia')).toEqual({
      kind: 'special',
      photo: null,
      mustRenewIntake: false,
      isIntakeMissing: true,
    })
  })

  it('is a photo from the day on which it earns points, and a reward as soon as the balance pays for it', async () => {
    await treated('2026-11-11', 1)
    expect((await focus('Mia')).kind).toBe('special')
    await treated('2026-11-10', 98)
    expect(await focus('Mia')).toEqual({
      kind: 'photo',
      photo: { treatmentDate: '2026-11-10', points: 15 },
      mustRenewIntake: false,
      isIntakeMissing: true,
    })
    await treated('2026-11-12', 1)
    expect(await focus('Mia')).toEqual({
      kind: 'reward',
      photo: null,
      mustRenewIntake: false,
      isIntakeMissing: true,
    })
  })
})
