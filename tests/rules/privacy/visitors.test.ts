import { beforeEach, describe, expect, it } from 'vitest'
import { choiceHoldsDays } from '../../../src/modules/privacy/consent.ts'
import { browser, openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('a choice about cookies', () => {
  const choice = {
    visitorId: 'b2',
    earlierVisitorId: undefined as string | undefined,
    analytics: true,
    marketing: false,
    preferences: true,
    saidAt: new Date('2026-11-21T17:59:00Z'),
    url: 'https://velora.test/auth?token=secret',
    referrer: 'https://mail.example/inbox?q=1',
  }

  it('is kept without what an address may give away, and what it refuses is removed with it', async () => {
    await clinic.privacy.chooseCookies(choice)
    expect(clinic.choices).toEqual([
      {
        visitorId: 'b2',
        analytics: true,
        marketing: false,
        preferences: true,
        saidAt: choice.saidAt,
        at: clinic.clock.now(),
        url: '/auth?token',
        referrer: 'https://mail.example',
      },
    ])
    expect(clinic.done).toEqual(['begun', 'marketing of b2 removed', 'committed'])
  })

  it('holds for the id that the browser had before, too, and once for the same id', async () => {
    await clinic.privacy.chooseCookies({ ...choice, analytics: false, earlierVisitorId: browser })
    expect(clinic.choices.map(({ visitorId }) => visitorId)).toEqual([browser, 'b2'])
    expect(clinic.done).toContain('analytics and marketing of b1 removed')
    clinic.choices.length = 0
    await clinic.privacy.chooseCookies({ ...choice, earlierVisitorId: 'b2' })
    expect(clinic.choices).toHaveLength(1)
  })

  it('holds for thirty days', () => {
    expect(choiceHoldsDays).toBe(30)
  })
})

describe('what a visitor does', () => {
  it('is asked to be kept by a choice of the last 30 days, without who it was', async () => {
    await clinic.privacy.trackEvent(browser, {
      event: 'wrote to mia@velora.test',
      type: 'marketing',
      data: { email: 'mia@velora.test', place: 'home' },
    })
    await clinic.privacy.recordVisit(browser, { url: '/services?category=fillers', referrer: '' })
    const since = new Date('2026-10-22T18:00:00Z')
    expect(clinic.events).toEqual([
      {
        id: expect.any(String),
        event: 'wrote to …',
        type: 'marketing',
        data: { place: 'home' },
        at: clinic.clock.now(),
        visitorId: browser,
        since,
      },
    ])
    expect(clinic.visits).toEqual([
      {
        id: expect.any(String),
        url: '/services?category',
        referrer: 'direct',
        at: clinic.clock.now(),
        visitorId: browser,
        since,
      },
    ])
  })

  it('is not kept of somebody without an id', async () => {
    await clinic.privacy.trackEvent(undefined, { event: 'x', type: 'analytics', data: {} })
    await clinic.privacy.recordVisit(undefined, { url: '/', referrer: '' })
    expect([clinic.events, clinic.visits]).toEqual([[], []])
  })
})
