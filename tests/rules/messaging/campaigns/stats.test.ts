import { describe, expect, it } from 'vitest'
import { statsFrom } from '../../../../src/modules/messaging/campaigns/campaign.ts'

describe('the stats of a campaign', () => {
  it('adds up', () => {
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
      total: 32,
      sent: 7,
      failed: 4,
      unknown: 3,
      pending: 4,
      skipped: 14,
      delivered: 4,
      undelivered: 2,
      reasons: [
        { reason: 'left', count: 6 },
        { reason: 'stopped', count: 7 },
      ],
      nextAttemptAt: null,
      lastAttemptAt: null,
    })
  })
})
