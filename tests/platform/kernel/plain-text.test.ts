import { describe, expect, it } from 'vitest'
import { linksIn, paragraphsOf } from '#platform/kernel/plain-text.ts'

describe('the paragraphs of a message', () => {
  it('are its lines, trimmed, without empty ones', () => {
    expect(paragraphsOf(' one \r\n\n  \ntwo\n')).toEqual(['one', 'two'])
  })
})

describe('the links of a message', () => {
  it.each([
    ['see https://velora.test/a.', ['https://velora.test/a']],
    ['HTTP://velora.test/a?!', ['HTTP://velora.test/a']],
    ['(https://velora.test/a)', ['https://velora.test/a']],
    ['(see https://velora.test/a).', ['https://velora.test/a']],
    ['(see https://velora.test/a.)', ['https://velora.test/a']],
    ['https://velora.test/a_(b)', ['https://velora.test/a_(b)']],
    ['<https://velora.test/a> "https://velora.test/b"', ['https://velora.test/a', 'https://velora.test/b']],
    ['https://velora.test/a https://velora.test/a', ['https://velora.test/a']],
    ['https://velora.test/a.b', ['https://velora.test/a.b']],
    ['xhttps://velora.test/a', []],
    ['https:// nothing', []],
    ['javascript:alert(1) ftp://b.test //c.test http://', []],
    ['https://a.test/(x) and http://b.test/x?a=1&b=2!', ['https://a.test/(x)', 'http://b.test/x?a=1&b=2']],
    ['https://[', []],
    ['nothing', []],
  ])('in “%s” are %j', (message, links) => {
    expect(linksIn(message)).toEqual(links)
  })

  it('are fifty at most', () => {
    const message = Array.from({ length: 51 }, (_, n) => `https://velora.test/${n}`).join(' ')
    expect(linksIn(message)).toHaveLength(50)
  })
})
