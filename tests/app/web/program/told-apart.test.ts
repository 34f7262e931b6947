import { describe, expect, it } from 'vitest'
import { bothWords, changeWords } from '../../../../src/web/staff/program/draft/change-words.ts'
import { toldApart } from '../../../../src/web/staff/program/draft/told-apart.ts'

const same = 'Patients rest for a day after this treatment, drink water and stay out of the sun, and '

describe('the values of two people', () => {
  it('are shown whole where they are short', () => {
    expect(bothWords('name', 'Lips', 'Lip Filler', {})).toEqual(['“Lips”', '“Lip Filler”'])
  })

  it('are cut where long ones differ, at the beginning of a word', () => {
    expect(bothWords('aftercare', `${same}sleep well.`, `${same}call us.`, {})).toEqual([
      '“…out of the sun, and sleep well.”',
      '“…out of the sun, and call us.”',
    ])
    const [one, other] = toldApart(`A${'a'.repeat(200)}`, `B${'a'.repeat(200)}`)
    expect([one, other]).toEqual([`A${'a'.repeat(76)}…`, `B${'a'.repeat(76)}…`])
  })

  it('differ where one of them only goes on, and break no emoji', () => {
    const [one, other] = toldApart('✨😀'.repeat(60), `${'✨😀'.repeat(60)} and more`)
    expect(other).not.toBe(one)
    expect(one.isWellFormed() && other.isWellFormed()).toBe(true)
  })

  it('name places and categories, and count places that are not known', () => {
    const all = { places: [{ id: 'm', name: 'Mitte' }], categories: [{ id: 'drips', name: 'IV Drips' }] }
    expect(bothWords('placeIds', ['m'], [], all)).toEqual(['Mitte', 'everywhere'])
    expect(bothWords('placeId', 'm', null, all)).toEqual(['Mitte', 'no location'])
    expect(bothWords('placeIds', ['m'], ['m', 'gone'], all)).toEqual(['Mitte', '2 locations'])
    expect(bothWords('categoryId', 'drips', 'drips', all)[0]).toBe('IV Drips')
  })

  it('are pictures and logos, and no ids', () => {
    const uploaded = '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp'
    expect(bothWords('imageUrl', uploaded, '/pictures/iv-drips.svg', {})).toEqual([
      'a new picture',
      'the drawing IV Drips',
    ])
    const reward = (imageUrl: string | null) => ({ rewards: [{ id: 'r', title: 'Free Peel', imageUrl }] })
    expect(changeWords(reward(null), reward(uploaded))).toEqual(['Free Peel: a new picture'])
    expect(changeWords(reward(uploaded), reward(null))).toEqual(['Free Peel: no picture'])
    const brand = (logo: string | null) => ({ brand: { logo } })
    expect(changeWords(brand(null), brand('3f2a'))).toEqual(['Brand: a new logo'])
    expect(changeWords(brand('3f2a'), brand(null))).toEqual(['Brand: no logo'])
  })

  it('are rules as their screen says them', () => {
    expect(bothWords('quietHours', null, '20:30-09:00', {})).toEqual(['default', '8:30 PM to 9:00 AM'])
    const link = 'https://aurora.example/book'
    expect(bothWords('bookingUrl', null, link, { rules: {} })).toEqual(['default', link])
    const zone = 'America/New_York'
    expect(bothWords('timeZone', null, zone, { rules: {} })).toEqual(['default', 'America/New York'])
    expect(bothWords('timeZone', null, zone, { places: [] })[0]).toBe('the clinic’s')
    expect(bothWords('printedCodes', false, null, {})[0]).toBe('only the desk screen’s code')
    expect(bothWords('welcomeText', null, 'Time for yourself', {})).toEqual([
      'the default text',
      '“Time for yourself”',
    ])
  })
})
