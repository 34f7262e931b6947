import { describe, expect, it } from 'vitest'
import { sealWith } from '../../../src/modules/messaging/adapters/sealed.ts'
import { openBreaker } from '../../../src/modules/messaging/breaker.ts'
import { nextAttempt, settlementOf, type TakenMail } from '../../../src/modules/messaging/mails.ts'

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
  const mail = { kind: 'secret', attempts: 1 } as TakenMail
  const wiped = (delivery: Parameters<typeof settlementOf>[1], outboxIsOpen = true, attempts = 1) =>
    settlementOf({ ...mail, attempts }, delivery, { at, chance: 0.5, outboxIsOpen }).wipe

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

  it('stays in an outbox that staff can read, and in no other', () => {
    expect(wiped({ result: 'sent', channel: 'outbox' })).toBe(false)
    expect(wiped({ result: 'sent', channel: 'outbox' }, false)).toBe(true)
  })
})

describe('a breaker', () => {
  it('opens for a minute after five failures in a row', () => {
    const breaker = openBreaker()
    for (let n = 0; n < 4; n++) breaker.note(false, at)
    breaker.note(true, at)
    for (let n = 0; n < 4; n++) breaker.note(false, at)
    expect(breaker.isOpen(at)).toBe(false)
    breaker.note(false, at)
    expect(breaker.isOpen(inSeconds(59))).toBe(true)
    expect(breaker.isOpen(inSeconds(60))).toBe(false)
  })
})

describe('a seal', () => {
  const [old, current] = [
    'an old key with enough letters in it',
    'a new key with enough letters in it',
  ] as const

  it('is opened by the key that made it, also when a newer one stands before it', () => {
    const sealed = sealWith([old]).seal('token=abc')
    expect(sealed).not.toContain('abc')
    expect(sealWith([current, old]).open(sealed)).toBe('token=abc')
  })

  it('is opened by no other key, and not when it was changed', () => {
    const sealed = sealWith([old]).seal('token=abc')
    expect(sealWith([current]).open(sealed)).toBeUndefined()
    expect(sealWith([old]).open(`${sealed.slice(0, -2)}AA`)).toBeUndefined()
    expect(sealWith([old]).open('')).toBeUndefined()
  })
})
