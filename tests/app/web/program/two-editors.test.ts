import { describe, expect, it } from 'vitest'
import { clinic } from '../../../../src/web/data/clinic.ts'
import { changeWords } from '../../../../src/web/staff/program/draft/change-words.ts'
import {
  type Item,
  itemsOf,
  mergeContents,
  takeTheirs,
} from '../../../../src/web/staff/program/draft/contents.ts'
import { moved, movedAmong } from '../../../../src/web/staff/program/draft/moved.ts'

const lip = { id: 'lip', name: 'Lip Filler', price: '650.00', pointsEarned: 65, isArchived: false }
const botox = { id: 'botox', name: 'Botox', price: '420.00', pointsEarned: 42, isArchived: false }
const peel = { id: 'peel', name: 'Peel', price: '150.00', pointsEarned: 15, isArchived: false }
const menu = (...services: readonly Item[]) => ({ services })
const base = menu(lip, botox)
const ids = ({ contents }: ReturnType<typeof mergeContents>) =>
  itemsOf(contents, 'services').map(({ id }) => id)

describe('two people who change the same part', () => {
  it('keep both changes of different things', () => {
    const merged = mergeContents(
      base,
      menu({ ...lip, price: '700.00' }, botox),
      menu(lip, { ...botox, name: 'B' }),
    )
    expect(merged).toEqual({
      contents: menu({ ...lip, price: '700.00' }, { ...botox, name: 'B' }),
      conflicts: [],
    })
  })

  it('keep both changes of one thing’s different fields', () => {
    const merged = mergeContents(
      base,
      menu({ ...lip, price: '700.00' }, botox),
      menu({ ...lip, name: 'Lips' }, botox),
    )
    expect(merged.contents).toEqual(menu({ ...lip, price: '700.00', name: 'Lips' }, botox))
    expect(merged.conflicts).toEqual([])
  })

  it('are asked where they changed the same field', () => {
    const merged = mergeContents(
      base,
      menu({ ...lip, price: '700.00' }, botox),
      menu({ ...lip, price: '600.00' }, botox),
    )
    expect(merged.conflicts).toEqual([
      { list: 'services', id: 'lip', name: 'Lip Filler', field: 'price', mine: '700.00', theirs: '600.00' },
    ])
    expect(merged.contents).toEqual(menu({ ...lip, price: '700.00' }, botox))
    expect(takeTheirs(merged.contents, merged.conflicts)).toEqual(menu({ ...lip, price: '600.00' }, botox))
  })

  it('agree where they changed it alike', () => {
    const alike = menu({ ...lip, price: '700.00' }, botox)
    expect(mergeContents(base, alike, alike)).toEqual({ contents: alike, conflicts: [] })
  })

  it('keep what each added, where it stood', () => {
    const drip = { ...peel, id: 'drip' }
    expect(ids(mergeContents(base, menu(lip, peel, botox), menu(lip, botox, drip)))).toEqual([
      'lip',
      'peel',
      'botox',
      'drip',
    ])
    expect(ids(mergeContents(base, menu(peel, lip, botox), base))).toEqual(['peel', 'lip', 'botox'])
  })

  it('remove what one of them removed, unless the other one changed it', () => {
    expect(ids(mergeContents(base, menu(lip), base))).toEqual(['lip'])
    expect(ids(mergeContents(base, base, menu(botox)))).toEqual(['botox'])
    expect(ids(mergeContents(base, menu(lip), menu(lip, { ...botox, price: '1.00' })))).toEqual([
      'lip',
      'botox',
    ])
    expect(ids(mergeContents(base, menu(lip, { ...botox, price: '1.00' }), menu(lip)))).toEqual([
      'lip',
      'botox',
    ])
  })

  it('have my order where I changed it, else theirs', () => {
    const three = menu(lip, botox, peel)
    expect(ids(mergeContents(three, menu(peel, lip, botox), menu(botox, lip, peel)))).toEqual([
      'peel',
      'lip',
      'botox',
    ])
    expect(ids(mergeContents(three, three, menu(botox, lip, peel)))).toEqual(['botox', 'lip', 'peel'])
  })
})

describe('the words for a change', () => {
  const words = (...services: readonly Item[]) => changeWords(base, menu(...services))

  it('say what is new, other, archived and gone', () => {
    expect(words({ ...lip, pointsEarned: 60, price: '700.00', isArchived: true }, peel)).toEqual([
      'Peel: new',
      'Lip Filler: price $650 → $700',
      'Lip Filler: points 65 points → 60 points',
      'Lip Filler: archived',
      'Botox: removed',
    ])
  })

  it('name the old name, and an order once', () => {
    expect(words(botox, { ...lip, name: 'Lips' })).toEqual([
      'Lip Filler: name “Lip Filler” → “Lips”',
      'New order',
    ])
    expect(words(botox)).toEqual(['Lip Filler: removed'])
  })

  it('say categories by their names, and nothing where there is nothing', () => {
    const categories = [{ id: 'drips', name: 'IV Drips' }]
    const service = { id: 'glow', name: 'Glow', categoryId: 'gone', durationMinutes: 30 }
    expect(
      changeWords(
        { categories, services: [service] },
        { categories, services: [{ ...service, categoryId: 'drips', durationMinutes: null }] },
      ),
    ).toEqual(['Glow: category gone → IV Drips', 'Glow: duration 30 min → nothing'])
  })

  it('call tiers by the clinic’s names', () => {
    const { tiers } = clinic
    Object.assign(clinic, { tiers: [{ tier: 'Platinum', name: 'Diamond' }] })
    const peel = { id: 'peel', title: 'Peel', tiers: [] as string[] }
    expect(changeWords({ rewards: [peel] }, { rewards: [{ ...peel, tiers: ['Gold', 'Platinum'] }] })).toEqual(
      ['Peel: for everyone → Gold, Diamond'],
    )
    Object.assign(clinic, { tiers })
  })
})

describe('what there is one of', () => {
  const brand = (fields: object) => ({ brand: { color: '#7a5c3a', name: 'Aurora', ...fields } })
  const colour = { appName: 'Aurora', color: '#7a5c3a' }

  it('is put together by field, as it is held', () => {
    const merged = mergeContents(brand({}), brand({ color: '#123456' }), brand({ name: 'Aurora Berlin' }))
    expect(merged).toEqual({ contents: brand({ color: '#123456', name: 'Aurora Berlin' }), conflicts: [] })
  })

  it('is asked about where both changed the same field, by its own name where it has none', () => {
    const theirs = { brand: { ...colour, color: '#654321' } }
    const merged = mergeContents({ brand: colour }, { brand: { ...colour, color: '#123456' } }, theirs)
    expect(merged.conflicts).toEqual([
      { list: 'brand', id: 'brand', name: 'Brand', field: 'color', mine: '#123456', theirs: '#654321' },
    ])
    expect(takeTheirs(merged.contents, merged.conflicts)).toEqual(theirs)
    expect(changeWords({ brand: colour }, theirs)).toEqual(['Brand: color “#7a5c3a” → “#654321”'])
  })
})

describe('another order', () => {
  it('moves one', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a'], 3, 0)).toEqual(['a'])
  })

  it('of what is shown leaves the others where they are', () => {
    expect(movedAmong(['a', 'X', 'b', 'Y', 'c'], ['a', 'b', 'c'], 0, 2)).toEqual(['b', 'X', 'c', 'Y', 'a'])
  })
})
