import { describe, expect, it } from 'vitest'
import { browserInWords } from '#platform/kernel/access/browser-words.ts'
import { momentInWords } from '#platform/kernel/clinic-day.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device in words', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari on an iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'Chrome on an iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit} FxiOS/132.0 Mobile/15E148`,
      'Firefox on an iPad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/131.0.0.0 Mobile Safari/537.36`,
      'Chrome on an Android phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-X200) ${blink} SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36`,
      'Samsung Internet on an Android tablet',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Edge on a Windows computer',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/131.0.0.0 Safari/537.36 OPR/115.0`,
      'Opera on a Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on a Linux computer'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome on a Chromebook',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/131.0.0.0 Safari/537.36`,
      'a browser on a Linux computer',
    ],
    ['', 'a browser on an unknown device'],
    [
      `<a href="https://evil.example">Safari</a>${' '.repeat(16_000)}iPhone`,
      'a browser on an unknown device',
    ],
  ])('%#: is named in our own words', (userAgent, words) => {
    expect(browserInWords(userAgent)).toBe(words)
  })

  it('comes with the moment by the clinic’s clock, zone and all', () => {
    const moment = new Date('2026-11-21T18:05:00Z')
    expect(momentInWords(moment, 'America/Los_Angeles')).toBe('Saturday, November 21, 2026 at 10:05 AM PST')
  })
})
