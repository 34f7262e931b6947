import { describe, expect, it } from 'vitest'
import type { Category, Service } from '../../../../src/web/staff/program/draft/parts.ts'
import {
  findServices,
  groupsOf,
  newCategoryId,
  withoutCategory,
} from '../../../../src/web/staff/program/menu/categories.ts'
import { importServices } from '../../../../src/web/staff/program/paste/import-services.ts'
import { noPrice } from '../../../../src/web/staff/program/paste/read-service-price.ts'
import type { PastedService } from '../../../../src/web/staff/program/paste/read-services.ts'

const fillers: Category = { id: 'fillers', name: 'Fillers' }
const drips: Category = { id: 'iv-drips', name: 'IV Drips' }

const service = (name: string, change: Partial<Service> = {}): Service => ({
  id: name,
  name,
  description: 'Soft volume.',
  categoryId: 'fillers',
  price: '650.00',
  durationMinutes: 45,
  pointsEarned: 65,
  imageUrl: '/pictures/regenerative.svg',
  isArchived: false,
  ...change,
})

const pasted = (name: string, change: Partial<PastedService> = {}): PastedService => ({
  name,
  category: 'Fillers',
  description: '',
  ...noPrice,
  price: '700.00',
  durationMinutes: null,
  pointsEarned: 70,
  hasPoints: false,
  ...change,
})

describe('a menu that is taken over', () => {
  const menu = { categories: [fillers], services: [service('Lip Filler', { isArchived: true })] }

  it('changes what is there, keeps what it does not say, and brings back what was archived', () => {
    const imported = importServices(menu, [pasted('LIP filler', { category: ' fillers ' })], 'Others')
    expect(imported).toMatchObject({ added: 0, changed: 1 })
    expect(imported.menu).toEqual({
      categories: [fillers],
      services: [service('Lip Filler', { ...noPrice, name: 'LIP filler', price: '700.00' })],
    })
  })

  it('takes one filler and several for the same category', () => {
    const { menu: next } = importServices(menu, [pasted('Lip Flip', { category: 'Filler' })], 'Others')
    expect(next.categories).toEqual([fillers])
    expect(next.services[1]?.categoryId).toBe('fillers')
  })

  it('takes points that the table says', () => {
    const { menu: next } = importServices(menu, [pasted('Lip Filler', { hasPoints: true })], 'Others')
    expect(next.services[0]?.pointsEarned).toBe(70)
  })

  it('makes categories once, and one for those that have none', () => {
    const rows = [
      pasted('Glow', { category: 'IV Drips' }),
      pasted('Energy', { category: 'iv drips' }),
      pasted('Peel', { category: '' }),
      pasted('Lip Filler', { category: 'IV Drips' }),
    ]
    const { menu: next, added } = importServices(menu, rows, 'Others')
    expect(next.categories).toEqual([fillers, drips, { id: 'others', name: 'Others' }])
    expect(added).toBe(4)
    expect(next.services.map(({ categoryId }) => categoryId)).toEqual([
      'fillers',
      'iv-drips',
      'iv-drips',
      'others',
      'iv-drips',
    ])
    expect(next.services[1]).toMatchObject({ imageUrl: '/pictures/iv-drips.svg', pointsEarned: 70 })
    expect(next.services[3]?.imageUrl).toBe('/pictures/skincare.svg')
  })

  it.each([
    ['Neurotoxin', 'Dysport', 'neurotoxins'],
    ['Dermal Filler', 'Sculptra', 'fillers'],
    ['Skin', 'Chemical Peel', 'skincare'],
    ['Wellness', 'Consultation', 'iv-drips'],
    ['Treatments', 'Botox', 'neurotoxins'],
    ['Treatments', 'Microneedling', 'regenerative'],
    ['Laser', 'BBL', 'regenerative'],
    ['Unsorted', 'One', 'regenerative'],
    ['Unsorted', 'Another', 'regenerative'],
  ])('draws for %s, %s what it is about, and otherwise by category', (category, name, drawing) => {
    const { menu: next } = importServices({ categories: [], services: [] }, [pasted(name, { category })], '')
    expect(next.services[0]?.imageUrl).toBe(`/pictures/${drawing}.svg`)
  })

  it('takes the last of two rows about the same service', () => {
    const rows = [pasted('Peel', { price: '1.00' }), pasted('peel', { price: '2.00' })]
    const { menu: next } = importServices({ categories: [], services: [] }, rows, 'Others')
    expect(next.services.map(({ price }) => price)).toEqual(['2.00'])
  })
})

describe('categories', () => {
  it.each([
    ['IV Drips', 'iv-drips-2'],
    ['  Après-Soin & Care! ', 'apres-soin-care'],
    ['العناية', 'category'],
    [`${'a'.repeat(39)} bcd`, 'a'.repeat(39)],
  ])('%s is %s', (name, id) => expect(newCategoryId(name, [drips])).toBe(id))

  it('are removed once their services are elsewhere', () => {
    const menu = {
      categories: [fillers, drips],
      services: [service('Lip'), service('Glow', { categoryId: 'iv-drips' })],
    }
    expect(withoutCategory(menu, 'fillers', 'iv-drips')).toEqual({
      categories: [drips],
      services: [service('Lip', { categoryId: 'iv-drips' }), service('Glow', { categoryId: 'iv-drips' })],
    })
  })

  it('hold the services that are offered, those of a lost one last', () => {
    const services = [
      service('Lost', { categoryId: 'gone' }),
      service('Old', { isArchived: true }),
      service('Lip'),
    ]
    expect(
      groupsOf({ categories: [drips, fillers], services }).map(({ category, services }) => [
        category.name,
        services.map(({ name }) => name),
      ]),
    ).toEqual([
      ['IV Drips', []],
      ['Fillers', ['Lip']],
      ['No category', ['Lost']],
    ])
  })

  it('are searched by words in names and descriptions', () => {
    const found = (search: string) => findServices([service('Lip Filler'), service('Botox')], search).length
    expect([found('FILL lip'), found('soft'), found('soft laser'), found(' ')]).toEqual([1, 2, 0, 2])
  })
})
