import { describe, expect, it } from 'vitest'
import { importServices } from '../../../../src/web/staff/program/paste/import-services.ts'
import { chosenTreatments } from '../../../../src/web/staff/program/templates/chosen-treatments.ts'
import { commonTreatments } from '../../../../src/web/staff/program/templates/common-treatments.ts'

describe('common treatments', () => {
  it('are an example each, with no price and under one name', () => {
    expect(new Set(commonTreatments.map(({ name }) => name)).size).toBe(commonTreatments.length)
    expect(commonTreatments.filter(treatment => 'price' in treatment)).toEqual([])
  })

  it('become the clinic’s where it offers them for a price of its own', () => {
    const [first, second, third, fourth] = commonTreatments
    const choices = {
      [first?.name ?? '']: { isOffered: true, price: '1.250,00 €' },
      [second?.name ?? '']: { isOffered: true, price: '' },
      [third?.name ?? '']: { isOffered: false, price: '300' },
      [fourth?.name ?? '']: { isOffered: true, price: 'dear' },
    }
    const chosen = chosenTreatments(commonTreatments, choices)
    expect(chosen.unpriced).toEqual([second?.name, fourth?.name])
    expect(chosen.services).toMatchObject([{ name: first?.name, price: '1250.00', pointsEarned: 125 }])
    const { menu, added } = importServices({ categories: [], services: [] }, chosen.services, 'Treatments')
    expect(added).toBe(1)
    expect(menu.categories).toMatchObject([{ name: 'Fillers' }])
    expect(menu.services).toMatchObject([
      { name: first?.name, categoryId: menu.categories[0]?.id, durationMinutes: first?.durationMinutes },
    ])
    expect(chosenTreatments(commonTreatments, {})).toEqual({ services: [], unpriced: [] })
  })
})
