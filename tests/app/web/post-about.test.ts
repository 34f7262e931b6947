import { describe, expect, it } from 'vitest'
import { postAbout } from '../../../src/web/content/menu/post-about.ts'

const posts = [
  { title: 'Sleep well', content: 'Dim the light.', tags: ['sleep'] },
  { title: 'Your first filler', content: 'We talk first.', tags: ['Fillers', 'aftercare'] },
  { title: 'A quiet dose', content: 'Ask us about a lip flip.', tags: ['neurotoxins'] },
]
const titleFor = (name: string, category: string) => postAbout({ name, category }, posts)?.title

describe('the post about a service', () => {
  it.each([
    ['names it', 'Lip Flip', 'fillers', 'A quiet dose'],
    ['is tagged with its category, if none names it', 'Cheek Filler', 'fillers', 'Your first filler'],
  ])('%s', (_what, name, category, title) => {
    expect(titleFor(name, category)).toBe(title)
  })

  it('is none, if no post is about it', () => {
    expect(titleFor('NAD+ Drip', 'iv-drips')).toBeUndefined()
  })
})
