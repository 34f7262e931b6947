import { describe, expect, it } from 'vitest'
import { openUsualPlaces } from '../../../src/modules/content/usual-places/usual-places.ts'

function placesInMemory() {
  const kept = new Map<string, string>()
  const places = new Map([
    ['mitte', { name: 'Mitte', isArchived: false }],
    ['wedding', { name: 'Wedding', isArchived: true }],
  ])
  const usual = openUsualPlaces({
    placeOf: async id => places.get(id),
    chosen: {
      of: async memberId => kept.get(memberId),
      choose: async (memberId, placeId) => void kept.set(memberId, placeId),
      forget: async memberId => void kept.delete(memberId),
    },
  })
  return { usual, kept }
}

describe('the place that a member usually goes to', () => {
  it('is nowhere before they say so, and no longer when they take it back', async () => {
    const { usual } = placesInMemory()
    expect(await usual.usualPlaceOf('mia')).toBeNull()
    expect(await usual.personalDataOf('mia')).toEqual({ usualPlace: null })
    await usual.chooseUsualPlace('mia', 'mitte')
    expect(await usual.usualPlaceOf('mia')).toBe('mitte')
    expect(await usual.personalDataOf('mia')).toEqual({ usualPlace: 'Mitte' })
    await usual.chooseUsualPlace('mia', null)
    expect(await usual.usualPlaceOf('mia')).toBeNull()
  })

  it('is one that is there', async () => {
    const { usual, kept } = placesInMemory()
    for (const place of ['wedding', 'nowhere'])
      await expect(usual.chooseUsualPlace('mia', place)).rejects.toMatchObject({ code: 'unknown-place' })
    for (const place of ['wedding', 'nowhere']) {
      kept.set('mia', place)
      expect(await usual.usualPlaceOf('mia')).toBeNull()
    }
    kept.set('mia', 'wedding')
    expect(await usual.personalDataOf('mia')).toEqual({ usualPlace: 'Wedding' })
  })

  it('is forgotten with them', async () => {
    const { usual, kept } = placesInMemory()
    await usual.chooseUsualPlace('mia', 'mitte')
    await usual.eraseMember('mia')
    expect(kept.size).toBe(0)
  })
})
