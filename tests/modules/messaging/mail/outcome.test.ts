import { describe, expect, it } from 'vitest'
import { contentsCipher } from '../../../../src/modules/messaging/mail/adapters/contents-cipher.ts'
import { type ClaimedMail, outcomeOf } from '../../../../src/modules/messaging/mail/mails.ts'

const at = new Date('2026-11-21T18:00:00Z')
const notNow = { result: 'not now', reason: '451', unreachable: false } as const
const becomes = (
  attempt: Parameters<typeof outcomeOf>[1],
  {
    kind = 'service',
    attempts = 1,
    sandboxIsOpen = true,
  }: Partial<ClaimedMail> & { sandboxIsOpen?: boolean } = {},
) => outcomeOf({ kind, attempts } as ClaimedMail, attempt, { at, random: 0.5, sandboxIsOpen })

describe('what becomes of a mail', () => {
  const common = { at, nextAttemptAt: at, counts: true, wipe: false, channel: null }
  const inAMinute = new Date('2026-11-21T18:01:00Z')

  it.each([
    [
      { result: 'sent', channel: 'outbox' },
      { state: 'sent', channel: 'outbox', failure: null },
    ],
    [
      { result: 'refused', reason: '550' },
      { state: 'failed', failure: '550' },
    ],
    [
      { result: 'bounced', reason: '550' },
      { state: 'failed', failure: '550' },
    ],
    [
      { result: 'unknown', reason: 'cut' },
      { state: 'unknown', failure: 'cut' },
    ],
    [notNow, { state: 'pending', failure: '451', nextAttemptAt: inAMinute }],
    [
      { result: 'account trouble', reason: '535' },
      { state: 'pending', failure: '535', nextAttemptAt: inAMinute, counts: false },
    ],
  ] as const)('after %j is %j', (attempt, outcome) => {
    expect(becomes(attempt as never)).toEqual({ ...common, ...outcome })
  })

  it.each([
    ['once it was sent', { result: 'sent', channel: 'smtp' }, {}, true],
    ['once it was refused', { result: 'refused', reason: '550' }, {}, true],
    ['once it was lost', { result: 'unknown', reason: 'closed' }, {}, true],
    ['with the last attempt', notNow, { attempts: 6 }, true],
    ['not while it is tried again', notNow, {}, false],
    ['not in an inbox that staff can read', { result: 'sent', channel: 'outbox' }, {}, false],
    [
      'in an inbox that nobody can read',
      { result: 'sent', channel: 'outbox' },
      { sandboxIsOpen: false },
      true,
    ],
  ] as const)('that is secret is wiped %s', (_when, attempt, circumstances, wipe) => {
    expect(becomes(attempt, { kind: 'secret', ...circumstances }).wipe).toBe(wipe)
  })
})

it('what a mail says is decrypted by the key that made it, unchanged, and by no other', () => {
  const [old, current] = [
    'an old key with enough letters in it',
    'a new key with enough letters in it',
  ] as const
  const encrypted = contentsCipher([old]).encrypt('token=abc')
  expect(encrypted).not.toContain('abc')
  expect(contentsCipher([current, old]).decrypt(encrypted)).toBe('token=abc')
  expect(contentsCipher([current]).decrypt(encrypted)).toBeUndefined()
  expect(contentsCipher([old]).decrypt(`${encrypted.slice(0, -2)}AA`)).toBeUndefined()
  expect(contentsCipher([old]).decrypt('')).toBeUndefined()
})
