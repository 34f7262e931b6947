import { describe, expect, it } from 'vitest'
import {
  isSmall,
  plainData,
  plainPage,
  plainReferrer,
  plainText,
} from '../../../src/modules/privacy/plain.ts'

describe('a text that is kept', () => {
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
  ])('“%s” is “%s”', (text, kept) => {
    expect(plainText(text)).toBe(kept)
  })

  it('has 200 letters at most, all of them whole', () => {
    expect(plainText('x'.repeat(201))).toBe('x'.repeat(200))
    expect(plainText(`${'x'.repeat(199)}😀`)).toBe(`${'x'.repeat(199)}\ufffd`)
  })
})

describe('a page that is kept', () => {
  it.each([
    ['/a/b?x=1&x=2&y', '/a/b?x&y'],
    ['/?mia@velora.test=1', '/?…'],
    ['/tokens/abcdefghij1234567890', '/tokens/…'],
    ['/tokens/abcd1efghijklmnopqr', '/tokens/abcd1efghijklmnopqr'],
    ['/posts/a-long-title-without-digits', '/posts/a-long-title-without-digits'],
    ['/posts/a-long-title-of-2026,-twice', '/posts/a-long-title-of-2026,-twice'],
    ['/posts/(a-long-title-of-2026)', '/posts/(a-long-title-of-2026)'],
  ])('%s is %s', (url, kept) => {
    expect(plainPage(url)).toBe(kept)
  })

  it('has 200 letters at most', () => {
    expect(plainPage(`/${'x/'.repeat(200)}`)).toHaveLength(200)
  })

  it('comes from another site’s address of 200 letters at most', () => {
    expect(
      plainReferrer(`https://${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.example.test.velora.test`),
    ).toHaveLength(200)
  })
})

describe('an event’s data that is kept', () => {
  it.each([
    'firstName',
    'NAME',
    'email',
    'e-mail',
    'phone',
    'mobile',
    'address',
    'street',
    'birthday',
    'password',
    'token',
    'clientSecret',
  ])('has nothing under “%s”', key => {
    expect(plainData({ [key]: 'x', place: 'home' })).toEqual({ place: 'home' })
  })

  it('has no large numbers, and other values as they are', () => {
    const data = { below: 9_999_999, large: 1e7, negative: -1e7, half: 0.5, yes: true, no: null }
    expect(plainData(data)).toEqual({ ...data, large: null, negative: null })
  })

  it('has plain keys, at every depth', () => {
    expect(plainData({ 'mia@velora.test': { list: [{ email: 'x', at: '1234567' }] } })).toEqual({
      '…': { list: [{ at: '…' }] },
    })
  })

  it('may have 2,000 bytes as JSON, and a null in it', () => {
    const ofBytes = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
    expect([isSmall(ofBytes(2_000)), isSmall(ofBytes(2_001))]).toEqual([true, false])
    expect(isSmall({ a: null, b: { c: null } })).toBe(true)
  })

  it('counts bytes, not letters', () => {
    expect(isSmall({ a: 'é'.repeat(1_500) })).toBe(false)
  })
})
