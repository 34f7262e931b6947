import { describe, expect, it } from 'vitest'
import { differenceBetween } from '../../../src/modules/program/rules/difference.ts'
import { blankDocument, keepWhatWas, problemsOf } from '../../../src/modules/program/rules/parts.ts'
import { specifiedTerms } from '../../../src/modules/tiers/tier-terms.ts'
import { document, withTiers } from './small-program.ts'

const milestone = (id: string, points: number, words = '') => ({ id, points, words })

describe('the tiers of a program', () => {
  it('are those of the module that keeps them, where nobody said anything', () => {
    expect(blankDocument.tiers).toEqual(specifiedTerms)
  })

  it('need a name each and have to rise', () => {
    const messages = (changes: Parameters<typeof withTiers>[0]) => problemsOf('tiers', withTiers(changes))
    expect(messages({})).toEqual([])
    expect(messages({ Gold: { fromCents: 500_00 } })).toEqual([
      { path: 'tiers.2.fromCents', message: 'Gold must require more than Silver.' },
    ])
    expect(messages({ Bronze: { fromCents: 1 } })).toEqual([
      { path: 'tiers.0.fromCents', message: 'Everyone starts at Bronze, so it begins at $0.' },
    ])
    expect(messages({ Gold: { name: ' silver' }, Platinum: { name: ' ' } }).map(({ path }) => path)).toEqual([
      'tiers.2.name',
      'tiers.3.name',
    ])
  })

  it('have milestones of different points', () => {
    const twice = withTiers({}, [milestone('a', 0), milestone('b', 50), milestone('c', 50)])
    expect(problemsOf('tiers', twice)).toEqual([
      { path: 'milestones.0.points', message: 'Please enter at least 1 point.' },
      { path: 'milestones.2.points', message: 'Two milestones are both at 50 points. Please change one.' },
    ])
  })

  it('stay four, and milestones rise', () => {
    const { tiers } = withTiers({ Gold: { name: 'Rose' } })
    const edited = { tiers: tiers.tiers.slice(2), milestones: [milestone('b', 50), milestone('a', 25)] }
    const kept = keepWhatWas('tiers', document.tiers, edited)
    expect(kept.tiers.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Rose', 'Platinum'])
    expect(kept.milestones.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('differ by what a clinic says of them', () => {
    const after = withTiers(
      { Silver: { name: 'Pearl', fromCents: 400_00, metal: 'gold', perks: ['A drink'] } },
      [milestone('m', 1200, 'Look at you!')],
    )
    const before = withTiers({}, [milestone('m', 100), milestone('n', 200)])
    expect(differenceBetween(before, after).map(({ words }) => words)).toEqual([
      'Silver: name Silver → Pearl',
      'Silver: from $500.00 → $400.00',
      'Silver: metal silver → gold',
      'Silver: perks none → A drink',
      '100 points: 100 → 1,200 points',
      '100 points: words Look at you!',
      'Removed: milestone 200 points',
    ])
  })
})
