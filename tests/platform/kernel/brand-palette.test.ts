import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brandPalettes,
  brandRoles,
  kitPalette,
  nearestThatHolds,
} from '#platform/kernel/colour/brand-palette.ts'
import { contrast as kernelContrast } from '#platform/kernel/colour/contrast.ts'
import { colourDistance, fromOklch, toOklch } from '#platform/kernel/colour/oklch.ts'
import { contrast, type Pair, textPairs, uiPairs } from '../../../ui-kit/foundations/theme/contrast.ts'
import { evening, light } from '../../../ui-kit/foundations/theme/palettes.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map(number => `#${number.toString(16).padStart(6, '0').toUpperCase()}`)
const some = fc.sample(hex, { seed: 14, numRuns: 40 })
const extremes = ['#000000', '#FFFFFF', '#808080', '#FFD400', '#0000FF', '#FF0000', '#00FF00', '#A8456A']

const below = (pairs: readonly Pair[], least: number) =>
  pairs.filter(pair => contrast(pair) < least).map(pair => `${pair.name} ${contrast(pair).toFixed(2)}`)

const hueApart = (a: string, b: string) => {
  const apart = Math.abs(toOklch(a).h - toOklch(b).h)
  return Math.min(apart, 360 - apart)
}

describe('the palette of a clinic’s colour', () => {
  it.each([...some, ...extremes])('of %s holds at AA wherever the kit sets text or shapes', colour => {
    const palettes = brandPalettes(colour)
    for (const whole of [
      { ...light, ...palettes.light },
      { ...evening, ...palettes.evening },
    ]) {
      expect(below(textPairs(whole), 4.5)).toEqual([])
      expect(below(uiPairs(whole), 3)).toEqual([])
    }
  })

  it('is measured at the kit’s own', () => {
    expect({ ...light, ...kitPalette.light }).toEqual(light)
    expect({ ...evening, ...kitPalette.evening }).toEqual(evening)
    expect(Object.keys(brandPalettes('#A8456A').light).sort()).toEqual([...brandRoles].sort())
  })

  it('has buttons of the very colour where it holds, in its own hue everywhere', () => {
    expect(brandPalettes('#1F6F78').light.accentFill).toBe('#1F6F78')
    for (const { accent, focus, accentFill } of Object.values(brandPalettes('#1F6F78')))
      for (const shade of [accent, focus, accentFill]) expect(hueApart(shade, '#1F6F78')).toBeLessThan(3)
  })

  it('of a grey is grey', () => {
    for (const palette of Object.values(brandPalettes('#777777')))
      for (const shade of Object.values(palette)) expect(toOklch(shade).c).toBeLessThan(0.003)
  })
})

describe('the nearest colour that holds', () => {
  it('is the colour itself where it holds', () => {
    for (const colour of ['#A8456A', '#1f6f78', '#000000'])
      expect(nearestThatHolds(colour)).toBe(colour.toUpperCase())
  })

  it('is in the same hue, darker, and holds itself', () => {
    fc.assert(
      fc.property(hex, colour => {
        const nearest = nearestThatHolds(colour)
        expect(nearestThatHolds(nearest)).toBe(nearest)
        if (nearest !== colour) expect(toOklch(nearest).l).toBeLessThan(toOklch(colour).l)
      }),
      { seed: 14, numRuns: 60 },
    )
  })

  it('is as near as it can be: a step back does not hold', () => {
    const nearest = nearestThatHolds('#FFD400')
    const { l, c, h } = toOklch(nearest)
    const brighter = fromOklch({ l: l + 0.02, c, h })
    expect(nearestThatHolds(brighter)).not.toBe(brighter)
    expect(hueApart(nearest, '#FFD400')).toBeLessThan(3)
  })
})

describe('a colour', () => {
  it('is the same after a way through OKLCH', () => {
    fc.assert(
      fc.property(hex, colour => {
        expect(fromOklch(toOklch(colour))).toBe(colour)
      }),
    )
  })

  it('has the contrast that WCAG gives, as the kit counts it', () => {
    expect(kernelContrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
    fc.assert(
      fc.property(hex, hex, (ink, ground) => {
        expect(kernelContrast(ink, ground)).toBeCloseTo(contrast({ name: '', ink, ground }), 9)
      }),
    )
  })

  it('is no way from itself, and far from its opposite', () => {
    expect(colourDistance('#A8456A', '#A8456A')).toBe(0)
    expect(colourDistance('#FFFFFF', '#000000')).toBeCloseTo(1, 3)
  })
})
