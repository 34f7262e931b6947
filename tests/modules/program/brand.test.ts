import { describe, expect, it } from 'vitest'
import { differenceBetween } from '../../../src/modules/program/rules/difference.ts'
import { completedPart, problemsOf } from '../../../src/modules/program/rules/parts.ts'
import { document } from './small-program.ts'

type BrandChange = Partial<(typeof document)['brand']['brand']>

const withBrand = (change: BrandChange) => ({
  ...document,
  brand: { brand: { ...document.brand.brand, ...change } },
})

describe('the brand of a clinic', () => {
  it('can be published in a colour that holds, and in none', () => {
    for (const colour of [null, '#1F6F78', '#1f6f78'])
      expect(problemsOf('brand', withBrand({ colour }))).toEqual([])
  })

  it('can’t be in a colour that nobody tells from the page: the nearest is offered', () => {
    expect(problemsOf('brand', withBrand({ colour: '#FFD400' }))).toEqual([
      {
        path: 'brand.colour',
        message: '#FFD400 is too close to the page’s background. The nearest color that works is #AB8D00.',
      },
    ])
    expect(problemsOf('brand', withBrand({ colour: '#AB8D00' }))).toEqual([])
  })

  it('says what is otherwise, and of a logo only that it is', () => {
    const logo = '3f2a9c0e5b7d41868a1c2e3f4a5b6c7d'
    const changed = withBrand({ appName: 'Aurora', colour: '#1F6F78', logo })
    const words = differenceBetween(document, changed).map(change => change.words)
    expect(words).toEqual(['Brand: app name Aurora', 'Brand: color #1F6F78', 'Brand: new logo'])
    expect(differenceBetween(changed, withBrand({ logo: null }))).toContainEqual(
      expect.objectContaining({ words: 'Brand: no logo', before: 'new logo' }),
    )
  })

  it('has Velora’s look in what a version of before did not say', () => {
    const kept = { brand: { colour: '#1F6F78' } } as never
    expect(completedPart('brand', kept)).toEqual(withBrand({ colour: '#1F6F78' }).brand)
  })
})
