import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchWords } from '../../../src/modules/patients/search-words.ts'

const anyCharacter = fc.nat(0x10ffff).map(code => String.fromCodePoint(code))
const words = (search: string) => searchWords(search).map(({ word }) => word)

describe('what is searched for', () => {
  it.each([
    ['  Mia   Hart ', ['mia', 'hart']],
    ['JOSÉ Müller', ['jose', 'muller']],
    ['ΟΔΟΣ', ['οδοσ']],
    ['a\0b\tc', ['a', 'b', 'c']],
    ['100% _ \\', ['100%', '_', '\\']],
    ['   ', []],
  ])('in %j are %j', (search, expected) => {
    expect(words(search)).toEqual(expected)
  })

  it('begins words when it has one or two letters', () => {
    expect(searchWords('mi hart')).toEqual([
      { word: 'mi', atStart: true },
      { word: 'hart', atStart: false },
    ])
  })

  it('is at most eight words, without anything that can’t be seen, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), search => {
        const found = words(search)
        expect(found.length).toBeLessThanOrEqual(8)
        for (const word of found) expect(word).toMatch(/^[^\s\p{Cc}]+$/u)
      }),
    )
  })
})

describe('a search', () => {
  it('is eight words at most', () => {
    expect(
      searchWords('a b c d e f g h i')
        .map(({ word }) => word)
        .join(''),
    ).toBe('abcdefgh')
  })
  it('counts a letter outside of the alphabet once, and survives half of one', () => {
    expect(searchWords('😀b')).toEqual([{ word: '😀b', atStart: true }])
    expect(searchWords('\ud800')).toEqual([{ word: '\ufffd', atStart: true }])
  })
})
