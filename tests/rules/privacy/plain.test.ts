import { describe, expect, it } from 'vitest'
import { isSmall, plainData, plainPage, plainReferrer } from '../../../src/modules/privacy/plain.ts'

describe('what is kept of an address', () => {
  it.each([
    ['https://velora.test/services?category=fillers', '/services?category'],
    ['https://velora.test/reset-password?token=s3cr3t-t0ken', '/reset-password?token'],
    ['/auth?returnTo=%2Fprofile#token=abc', '/auth?returnTo'],
    ['https://mia:pass@velora.test/', '/'],
    ['/unsubscribe/Zm9vYmFyYmF6MTIzNDU2Nzg5MA', '/unsubscribe/…'],
    ['/members/mia@velora.test', '/members/…'],
    ['https://', ''],
    ['/blog/sleep-and-skin-2f6f1d1c1101?from=mail', '/blog/sleep-and-skin-2f6f1d1c1101?from'],
    ['/blog/Zm9vYmFyYmF6MTIzNDU2Nzg5MA', '/blog/…'],
  ])('%s is %s', (url, kept) => expect(plainPage(url)).toBe(kept))

  it.each([
    ['', 'direct'],
    ['direct', 'direct'],
    ['https://mail.example/inbox/mia?q=secret', 'https://mail.example'],
    ['android-app://com.example', 'other'],
    ['not an address', 'other'],
  ])('as where a visitor came from: “%s” is %s', (referrer, kept) => {
    expect(plainReferrer(referrer)).toBe(kept)
  })
})

describe('what is kept of an event', () => {
  it('says nothing of who it was', () => {
    const data = {
      place: 'home',
      count: 3,
      memberName: 'Mia Hart',
      email: 'mia@velora.test',
      note: 'write to mia@velora.test or +1 (310) 555-0142',
      card: 4_111_111_111_111_111,
      link: 'https://velora.test/reset-password?token=abc',
      deep: { phone: '1', list: ['mia@velora.test', 7] },
    }
    expect(plainData(data)).toEqual({
      place: 'home',
      count: 3,
      note: 'write to … or …',
      card: null,
      link: 'https://velora.test/reset-password?token',
      deep: { list: ['…', 7] },
    })
  })

  it('is a text that a database takes', () => {
    expect(plainData({ half: '\ud800' })).toEqual({ half: '\ufffd' })
  })

  it('is small and flat', () => {
    const nested = (depth: number): Record<string, unknown> => (depth === 0 ? {} : { in: nested(depth - 1) })
    expect([isSmall({}), isSmall(nested(3)), isSmall(nested(4))]).toEqual([true, true, false])
    expect([isSmall({ a: 'x'.repeat(1_900) }), isSmall({ a: 'x'.repeat(2_000) })]).toEqual([true, false])
  })
})
