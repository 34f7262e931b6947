import { describe, expect, it } from 'vitest'
import { attemptByPush, outcomeAfter } from '../../../../src/modules/messaging/deliveries/delivery.ts'

const at = new Date('2026-11-21T18:00:00Z')
const common = { at, nextAttemptAt: at, carrier: null, reason: null }
const notNow = { result: 'not now', reason: '451', unreachable: false } as const

describe('what becomes of an attempt', () => {
  it.each([
    [1, { result: 'sent', channel: 'twilio' }, { state: 'sent', carrier: 'twilio', failure: null }],
    [1, { result: 'unknown', reason: 'cut' }, { state: 'unknown', failure: 'cut' }],
    [1, { result: 'bounced', reason: '550' }, { state: 'failed', failure: '550' }],
    [1, { result: 'stopped', reason: '21610' }, { state: 'skipped', reason: 'stopped', failure: '21610' }],
    [5, notNow, { state: 'pending', failure: '451', nextAttemptAt: new Date('2026-11-22T00:00:00Z') }],
    [6, notNow, { state: 'failed', failure: '451' }],
  ] as const)('after attempt %i that was %j is %j', (attempts, attempt, outcome) => {
    expect(outcomeAfter(attempts, attempt, at, 0.5)).toEqual({ ...common, ...outcome })
  })

  it.each([
    [
      { sent: 1, failed: 1 },
      { result: 'sent', channel: 'push' },
    ],
    [{ gone: 2 }, { result: 'sent', channel: 'app' }],
    [
      { failed: 2, worthRetrying: 1, reasons: ['429', '500'] },
      { result: 'not now', reason: '429, 500', unreachable: false },
    ],
    [
      { failed: 1, reasons: ['413'] },
      { result: 'refused', reason: '413' },
    ],
    [
      { failed: 1, turnedAway: 1, reasons: ['403'] },
      { result: 'account trouble', reason: '403' },
    ],
  ])('by push to devices of which %j is %j', (result, attempt) => {
    const none = { sent: 0, failed: 0, worthRetrying: 0, turnedAway: 0, reasons: [] }
    expect(attemptByPush({ ...none, ...result })).toEqual(attempt)
  })
})
