import { describe, expect, it } from 'vitest'
import { readTimeOf, slugOf, tidyTags } from '../../../src/modules/content/blog/posts.ts'

const id = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101'

describe('the address of a post', () => {
  it.each([
    ['What sunscreen does for a filler', 'what-sunscreen-does-for-a-filler-2f6f1d1c1101'],
    ['  Crème & Séance: 50% off! ', 'creme-seance-50-off-2f6f1d1c1101'],
    ["Don’t & won't", 'dont-wont-2f6f1d1c1101'],
    ['日本語', '2f6f1d1c1101'],
    ['', '2f6f1d1c1101'],
  ])('is made of the title %j and the end of its id', (title, slug) => {
    expect(slugOf({ id, title })).toBe(slug)
  })

  it('ends between two words where the title is long, and somewhere where it is one word', () => {
    expect(slugOf({ id, title: 'A quiet dose of calm '.repeat(9) })).toBe(
      'a-quiet-dose-of-calm-a-quiet-dose-of-calm-a-quiet-dose-of-2f6f1d1c1101',
    )
    const justFits = `${'x'.repeat(30)}-${'y'.repeat(29)}`
    expect(slugOf({ id, title: justFits })).toBe(`${justFits}-2f6f1d1c1101`)
    expect(slugOf({ id, title: 'x'.repeat(200) })).toBe(`${'x'.repeat(60)}-2f6f1d1c1101`)
  })
})

describe('a post', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
  ])('of %i words is read in %i minutes', (words, minutes) => {
    expect(readTimeOf(' word\n'.repeat(words))).toBe(minutes)
  })

  it('has each tag once, trimmed, and no empty one', () => {
    expect(tidyTags([' skin ', '', 'skin', '  ', 'care'])).toEqual(['skin', 'care'])
  })
})
