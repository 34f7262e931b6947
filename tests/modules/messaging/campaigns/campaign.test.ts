import { describe, expect, it } from 'vitest'
import { statsFrom } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { clicksFrom } from '../../../../src/modules/messaging/campaigns/clicks.ts'
import { isLate } from '../../../../src/modules/messaging/campaigns/late-campaign.ts'
import { awaitCampaign } from '../../../../src/modules/messaging/campaigns/read-campaigns.ts'
import { addressOf } from '../../../../src/modules/messaging/deliveries/links.ts'
import { quietUntil } from '../../../../src/platform/kernel/quiet-hours.ts'

const timeZone = 'America/Los_Angeles'

describe('a campaign', () => {
  it('has stats that add up', () => {
    const row = { reason: null, delivered: 0, undelivered: 0 }
    expect(
      statsFrom([
        { ...row, state: 'sent', count: 5, delivered: 3, undelivered: 1 },
        { ...row, state: 'sent', count: 2, delivered: 1, undelivered: 1 },
        { ...row, state: 'failed', count: 4 },
        { ...row, state: 'unknown', count: 3 },
        { ...row, state: 'pending', count: 2 },
        { ...row, state: 'sending', count: 1 },
        { ...row, state: 'skipped', reason: 'left', count: 6 },
        { ...row, state: 'skipped', reason: 'stopped', count: 7 },
        { ...row, state: 'skipped', reason: null, count: 1 },
        { ...row, state: 'pending', reason: 'left', count: 1 },
      ]),
    ).toEqual({
      ...{ total: 32, sent: 7, failed: 4, unknown: 3, pending: 4, skipped: 14, delivered: 4, undelivered: 2 },
      reasons: [
        { reason: 'left', count: 6 },
        { reason: 'stopped', count: 7 },
      ],
      ...{ nextAttemptAt: null, lastAttemptAt: null },
    })
  })

  it('has clicks that are counted once a recipient, the booking link by itself', () => {
    const [a, b, booking] = ['https://velora.test/a', 'https://velora.test/b', 'https://booking.test']
    const counts = [
      { link: null, count: 7 },
      { link: 0, count: 3 },
      { link: 2, count: 5 },
    ]
    const links = [
      { url: a, clickedBy: 0 },
      { url: b, clickedBy: 5 },
    ]
    expect(clicksFrom(`${a} ${b}`, counts)).toEqual({ clickedBy: 7, bookings: 3, links })
    expect([0, 1, 2].map(link => addressOf(link, a, booking))).toEqual([booking, a, undefined])
  })
})

describe('an answer waits for a campaign', () => {
  const waitFor = async (pending: number, doneAfter = Number.POSITIVE_INFINITY) => {
    const slept: number[] = []
    const find = async () => ({ state: slept.length < doneAfter ? 'sending' : 'done', stats: { pending } })
    const sleep = async (ms: number) => void slept.push(ms)
    const { state } = await awaitCampaign({ campaigns: { find }, sleep, waitTimeoutMs: 1_000 } as never, 'c')
    return [state, slept]
  }

  it.each([
    ['as long as it may, with longer and longer pauses', 500, 99, ['sending', [25, 50, 100, 200, 400, 225]]],
    ['until it is through', 500, 2, ['done', [25, 50]]],
    ['not at all where it is large', 501, 99, ['sending', []]],
  ] as const)('%s', async (_how, pending, doneAfter, outcome) => {
    expect(await waitFor(pending, doneAfter)).toEqual(outcome)
  })
})

describe('a campaign is late', () => {
  const late = (
    at: string,
    kind = 'ALL',
    onTimeAt: string | null = null,
    hours = { from: '21:00', until: '09:00' },
  ) =>
    isLate(
      {
        audience: { kind },
        createdAt: new Date('2026-11-21T18:00:00Z'),
        scheduledFor: null,
        startedAt: null,
      } as never,
      onTimeAt === null ? null : new Date(onTimeAt),
      new Date(at),
      { timeZone, quietAt: moment => quietUntil(moment, hours, timeZone) },
    )

  it.each([
    ['an hour after it was to go out', '2026-11-21T19:00:00Z', 'ALL', null, false],
    ['any later', '2026-11-21T19:00:01Z', 'ALL', null, true],
    [
      'an hour after the quiet hours in which it could not go out',
      '2026-11-22T18:00:00Z',
      'ALL',
      '2026-11-22T04:30:00Z',
      false,
    ],
    ['any later than those', '2026-11-22T18:00:01Z', 'ALL', '2026-11-22T04:30:00Z', true],
    [
      'an hour after those that ended meanwhile',
      ...(['2026-11-22T18:00:00Z', 'ALL', '2026-11-22T16:30:00Z', false] as const),
    ],
    ['where it could go out in time', '2026-11-24T18:00:00Z', 'ALL', '2026-11-24T17:55:00Z', false],
    ['once the birthday is over', '2026-11-22T08:00:00Z', 'BIRTHDAY_TODAY', '2026-11-22T07:59:00Z', true],
    [
      'while it is still the birthday',
      '2026-11-22T07:59:59Z',
      'BIRTHDAY_TODAY',
      '2026-11-22T07:59:00Z',
      false,
    ],
    [
      'once the month of the birthdays is over',
      '2026-12-01T08:00:00Z',
      'BIRTHDAY_MONTH',
      '2026-12-01T07:59:00Z',
      true,
    ],
  ] as const)('%s', (_when, at, kind, onTimeAt, isIt) => {
    expect(late(at, kind, onTimeAt)).toBe(isIt)
  })
})
