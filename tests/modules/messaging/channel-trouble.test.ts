import { describe, expect, it } from 'vitest'
import { troubleInWords } from '../../../src/modules/messaging/channels/channel-trouble.ts'
import { openChannels } from '../../../src/modules/messaging/channels/channels.ts'

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

it('a provider’s own words stay as they are', () => {
  const words = 'The email server rejects the clinic’s sign-in: 535 Timeout of the account.'
  expect(troubleInWords({ ...mail, kind: 'account', reason: '535 Timeout of the account' })).toBe(words)
})

describe('after the provider rejected the clinic', () => {
  const time = { now: Date.UTC(2026, 10, 23) }
  const rejected = async () => {
    const channels = openChannels({
      troubles: { list: async () => [], put: async () => {}, remove: async () => {} },
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
})
