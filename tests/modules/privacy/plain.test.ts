import { describe, expect, it } from 'vitest'
import {
  isSmall,
  plainData,
  plainPage,
  plainReferrer,
  plainText,
} from '../../../src/modules/privacy/plain.ts'

describe('of a text is kept', () => {
  it.each([
    ['call +1 310-555-0142 now', 'call … now'],
    ['call 555.0142', 'call …'],
    ['code 123456', 'code 123456'],
    ['code 1234567', 'code …'],
    ['a@b', 'a@b'],
    ['mia.hart@mail.velora.test!', '…'],
    ['mia@velora.test, noor@velora.test', '… …'],
    ['see ?token=abc&x=1#part', 'see ?token&x#part'],
    ['https://velora.test/a?b=c', 'https://velora.test/a?b'],
    ['HTTPS://velora.test/', 'https://velora.test/'],
    ['android-app://shop/x', 'other/x'],
    ['see https://velora.test/a?b=c', 'see https://velora.test/a?b'],
    ['x'.repeat(201), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\ufffd`],
  ])('“%s” is “%s”', (text, kept) => expect(plainText(text)).toBe(kept))
})

describe('of a page is kept', () => {
  it.each([
    ['https://velora.test/services?category=fillers', '/services?category'],
    ['https://velora.test/reset-password?token=s3cr3t-t0ken', '/reset-password?token'],
    ['/auth?returnTo=%2Fprofile#token=abc', '/auth?returnTo'],
    ['https://mia:pass@velora.test/', '/'],
    ['/a/b?x=1&x=2&y', '/a/b?x&y'],
    ['/?mia@velora.test=1', '/?…'],
    ['/members/mia@velora.test', '/members/…'],
    ['https://', ''],
    ['/tokens/abcdefghij1234567890', '/tokens/…'],
    ['/tokens/abcd1efghijklmnopqr', '/tokens/abcd1efghijklmnopqr'],
    ['/blog/Zm9vYmFyYmF6MTIzNDU2Nzg5MA', '/blog/…'],
    ['/blog/sleep-and-skin-2f6f1d1c1101?from=mail', '/blog/sleep-and-skin-2f6f1d1c1101?from'],
    ['/posts/a-long-title-without-digits', '/posts/a-long-title-without-digits'],
    ['/posts/a-long-title-of-2026,-twice', '/posts/a-long-title-of-2026,-twice'],
    ['/posts/(a-long-title-of-2026)', '/posts/(a-long-title-of-2026)'],
    [`/${'x/'.repeat(200)}`, `/${'x/'.repeat(200)}`.slice(0, 200)],
  ])('%s is %s', (url, kept) => expect(plainPage(url)).toBe(kept))

  const longHost = `https://${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.example.test.velora.test`
  it.each([
    ['', 'direct'],
    ['direct', 'direct'],
    ['https://mail.example/inbox/mia?q=secret', 'https://mail.example'],
    ['android-app://com.example', 'other'],
    ['not an address', 'other'],
    [longHost, longHost.slice(0, 200)],
  ])('as where a visitor came from: “%s” is %s', (referrer, kept) => {
    expect(plainReferrer(referrer)).toBe(kept)
  })
})

describe('of an event’s data is kept', () => {
  it.each([
    ...['firstName', 'NAME', 'email', 'e-mail', 'phone', 'mobile', 'address', 'street'],
    ...['birthday', 'password', 'token', 'clientSecret'],
  ])('nothing under “%s”', key => {
    expect(plainData({ [key]: 'x', place: 'home' })).toEqual({ place: 'home' })
  })

  it('nothing of who it was, at any depth', () => {
    const data = {
      ...{ place: 'home', count: 3, memberName: 'Mia Hart', email: 'mia@velora.test' },
      note: 'write to mia@velora.test or +1 (310) 555-0142',
      link: 'https://velora.test/reset-password?token=abc',
      deep: { phone: '1', list: ['mia@velora.test', 7, { email: 'x', at: '1234567' }] },
      'mia@velora.test': true,
    }
    expect(plainData(data)).toEqual({
      ...{ place: 'home', count: 3, note: 'write to … or …' },
      link: 'https://velora.test/reset-password?token',
      deep: { list: ['…', 7, { at: '…' }] },
      '…': true,
    })
  })

  it('no large number, and a text that a database takes', () => {
    const data = { below: 9_999_999, large: 1e7, negative: -1e7, half: 0.5, yes: true, no: null }
    expect(plainData(data)).toEqual({ ...data, large: null, negative: null })
    expect(plainData({ half: '\ud800' })).toEqual({ half: '\ufffd' })
  })

  const nested = (depth: number): Record<string, unknown> => (depth === 0 ? {} : { in: nested(depth - 1) })
  const ofBytes = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
  it.each([
    ['nothing', {}, true],
    ['2,000 bytes', ofBytes(2_000), true],
    ['2,001 bytes', ofBytes(2_001), false],
    ['1,500 letters of two bytes', { a: 'é'.repeat(1_500) }, false],
    ['a null in it', { a: null, b: { c: null } }, true],
    ['three levels', nested(3), true],
    ['four levels', nested(4), false],
  ])('what is small and flat: %s', (_what, data, small) => expect(isSmall(data)).toBe(small))
})
