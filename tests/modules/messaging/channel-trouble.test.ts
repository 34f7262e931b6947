import { describe, expect, it } from 'vitest'
import { openCircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import {
  type ChannelTrouble,
  queuedMs,
  troubleIn,
  troubleInWords,
} from '../../../src/modules/messaging/channels/channel-trouble.ts'
import { openChannels } from '../../../src/modules/messaging/channels/channels.ts'
import type { CampaignToSend } from '../../../src/modules/messaging/deliveries/delivery.ts'
import { dispatchCampaign } from '../../../src/modules/messaging/deliveries/dispatch-campaign.ts'
import { deliverMails } from '../../../src/modules/messaging/mail/deliver-mails.ts'

const mail = { channel: 'email', service: '' } as const

it.each([
  ['Timeout', 'no response in time (Timeout).'],
  [
    'The operation was aborted due to timeout.',
    'no response in time (The operation was aborted due to timeout).',
  ],
  ['getaddrinfo ENOTFOUND mail.clinic', 'no server has this name (getaddrinfo ENOTFOUND mail.clinic).'],
  ['socket hang up', 'it closed the connection (socket hang up).'],
  ['EHOSTDOWN', 'EHOSTDOWN.'],
])('an owner understands why nobody can be reached: %s', (reason, words) => {
  expect(troubleInWords({ ...mail, kind: 'away', reason })).toBe(
    `The email server can’t be reached: ${words}`,
  )
})

it('the wait for a turn under the clinic’s own rate limit doesn’t make the provider slow', () => {
  const afterMs = (took: number) => troubleIn('email', { result: 'sent' }, took - queuedMs(30))?.kind
  expect([afterMs(30_000), afterMs(41_000)]).toEqual([undefined, 'slow'])
  expect(queuedMs(undefined)).toBe(0)
})

it('a provider’s own words stay as they are', () => {
  const words = 'The email server rejects the clinic’s sign-in: 535 Timeout of the account.'
  expect(troubleInWords({ ...mail, kind: 'account', reason: '535 Timeout of the account' })).toBe(words)
})

describe('after the provider rejected the clinic', () => {
  const time = { now: Date.UTC(2026, 10, 23) }
  const rejected = async () => {
    const kept: ChannelTrouble[] = []
    const channels = openChannels({
      troubles: {
        list: async () => kept,
        put: async trouble => void kept.splice(0, 1, trouble),
        remove: async () => void kept.pop(),
      },
      checkMailServer: async () => undefined,
      wake: async () => {},
      now: () => new Date(time.now),
    })
    await channels.recordAttempt('email', { result: 'account trouble', reason: '535' }, 10)
    time.now += 120_000
    return channels
  }

  it('a message that it takes slowly ends that trouble, too', async () => {
    const channels = await rejected()
    expect(channels.mayTry('email')).toBe('one')
    await channels.recordAttempt('email', { result: 'sent' }, 11_000)
    expect([channels.hasAccountTrouble('email'), channels.mayTry('email')]).toEqual([false, 'all'])
  })

  it('whoever had nothing to send leaves the one try to others', async () => {
    const channels = await rejected()
    const breaker = openCircuitBreaker()
    const now = () => new Date(time.now)
    const anything = { ...channels, now, breakers: { email: breaker }, breaker }
    const campaign = { id: 'c', channel: 'email', kind: 'email', type: 'PROMOTION' } as CampaignToSend
    const quiet = {
      ...{ quietHours: async () => ({ from: '00:00', until: '23:59' }), timeZone: 'UTC' },
      deliveries: { release: async () => {} },
    }
    const probes = channels.mayTry('email') === 'one'
    await dispatchCampaign({ ...anything, ...quiet } as never, campaign, () => false, probes)
    const mails = { expireStale: async () => {}, claim: async () => [] }
    await deliverMails({ ...anything, mails } as never, () => false)
    expect([probes, channels.mayTry('email')]).toEqual([true, 'one'])
  })
})
