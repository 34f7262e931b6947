import { describe, expect, it } from 'vitest'
import { contentsCipher } from '../../../../src/modules/messaging/mail/adapters/contents-cipher.ts'
import { type ClaimedMail, outcomeOf } from '../../../../src/modules/messaging/mail/mails.ts'
import { nextAttempt } from '../../../../src/platform/kernel/attempt.ts'
import { openCircuitBreaker } from '../../../../src/platform/kernel/circuit-breaker.ts'

const at = new Date('2026-11-21T18:00:00Z')
const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1_000)

describe('the next attempt', () => {
  it.each([
    [1, 48, 72],
    [2, 240, 360],
    [3, 1_440, 2_160],
    [4, 5_760, 8_640],
    [5, 17_280, 25_920],
  ])('after attempt %i comes %i to %i seconds later', (attempts, least, most) => {
    expect(nextAttempt(attempts, at, 0)).toEqual(inSeconds(least))
    expect(nextAttempt(attempts, at, 1)).toEqual(inSeconds(most))
  })

  it('never comes after the sixth', () => {
    expect(nextAttempt(6, at, 0)).toBeUndefined()
  })
})

describe('what a secret mail says', () => {
  const mail = { kind: 'secret', attempts: 1 } as ClaimedMail
  const wiped = (delivery: Parameters<typeof outcomeOf>[1], sandboxIsOpen = true, attempts = 1) =>
    outcomeOf({ ...mail, attempts }, delivery, { at, random: 0.5, sandboxIsOpen }).wipe

  it('is wiped once it was sent, refused or lost', () => {
    expect(wiped({ result: 'sent', channel: 'smtp' })).toBe(true)
    expect(wiped({ result: 'refused', reason: '550' })).toBe(true)
    expect(wiped({ result: 'unknown', reason: 'closed' })).toBe(true)
  })

  it('stays while it is tried again, and goes with the last attempt', () => {
    const notNow = { result: 'not now', reason: '451', unreachable: false } as const
    expect(wiped(notNow)).toBe(false)
    expect(wiped(notNow, true, 6)).toBe(true)
  })

  it('stays in an inbox that staff can read, and in no other', () => {
    expect(wiped({ result: 'sent', channel: 'outbox' })).toBe(false)
    expect(wiped({ result: 'sent', channel: 'outbox' }, false)).toBe(true)
  })
})

describe('a circuit breaker', () => {
  it('opens for a minute after five failures in a row', () => {
    const breaker = openCircuitBreaker()
    for (let n = 0; n < 4; n++) breaker.record(false, at)
    breaker.record(true, at)
    for (let n = 0; n < 4; n++) breaker.record(false, at)
    expect(breaker.isOpen(at)).toBe(false)
    breaker.record(false, at)
    expect(breaker.isOpen(inSeconds(59))).toBe(true)
    expect(breaker.isOpen(inSeconds(60))).toBe(false)
  })
})

describe('what is encrypted', () => {
  const [old, current] = [
    'an old key with enough letters in it',
    'a new key with enough letters in it',
  ] as const

  it('is decrypted by the key that made it, also when a newer one stands before it', () => {
    const encrypted = contentsCipher([old]).encrypt('token=abc')
    expect(encrypted).not.toContain('abc')
    expect(contentsCipher([current, old]).decrypt(encrypted)).toBe('token=abc')
  })

  it('is decrypted by no other key, and not when it was changed', () => {
    const encrypted = contentsCipher([old]).encrypt('token=abc')
    expect(contentsCipher([current]).decrypt(encrypted)).toBeUndefined()
    expect(contentsCipher([old]).decrypt(`${encrypted.slice(0, -2)}AA`)).toBeUndefined()
    expect(contentsCipher([old]).decrypt('')).toBeUndefined()
  })
})
