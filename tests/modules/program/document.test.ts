import { describe, expect, it } from 'vitest'
import { canonical, isSame } from '../../../src/modules/program/rules/document.ts'
import { blankDocument, completedDocument, keepWhatWas } from '../../../src/modules/program/rules/parts.ts'
import { code, document, place, reward, service } from './small-program.ts'

describe('two contents', () => {
  it('are the same whatever order their fields have, and not where a list has another order', () => {
    expect(isSame({ a: 1, b: [{ c: null, d: undefined }] }, { b: [{ c: null }], a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame({ a: null }, {})).toBe(false)
    expect(canonical({ b: 'x', a: [undefined] })).toBe('{"a":[null],"b":"x"}')
  })
})

describe('what is in force and left out of an edit', () => {
  it('is put away behind the rest, and never gone', () => {
    const other = { ...service, id: 'botox' }
    const kept = keepWhatWas(
      'menu',
      { ...document.menu, services: [service, other] },
      {
        categories: [],
        services: [other],
      },
    )
    expect(kept).toEqual({ categories: [], services: [other, { ...service, isArchived: true }] })
    expect(keepWhatWas('places', document.places, { places: [] }).places).toEqual([
      { ...place, isArchived: true },
    ])
    expect(keepWhatWas('rewards', document.rewards, { rewards: [] }).rewards).toEqual([
      { ...reward, isArchived: true },
    ])
    expect(keepWhatWas('codes', document.codes, { codes: [] }).codes).toEqual([{ ...code, isRetired: true }])
  })

  it('is the place of a code, because its check-ins were counted there', () => {
    const kept = (was: string | null, edited: string | null) =>
      keepWhatWas('codes', { codes: [{ ...code, placeId: was }] }, { codes: [{ ...code, placeId: edited }] })
        .codes[0]?.placeId
    expect([kept('mitte', 'wedding'), kept('mitte', null), kept(null, 'wedding'), kept(null, null)]).toEqual([
      'mitte',
      'mitte',
      'wedding',
      null,
    ])
  })

  it('is what the edit says where it says something', () => {
    const renamed = { places: [{ ...place, name: 'Wedding' }] }
    expect(keepWhatWas('places', document.places, renamed)).toEqual(renamed)
  })
})

describe('what was kept when less could be said', () => {
  it('says nothing of it', () => {
    const { lastsWeeks: _w, aftercare: _a, photoAfterDays: _d, placeIds: _p, ...older } = service
    const { placeId: _id, ...olderCode } = code
    const { timeZone: _z, ...olderPlace } = place
    const kept = {
      places: { places: [olderPlace as typeof place] },
      menu: { categories: [], services: [older as typeof service] },
      codes: { codes: [olderCode as typeof code] },
    }
    expect(completedDocument(kept)).toMatchObject({
      places: { places: [place] },
      menu: { services: [service] },
      codes: { codes: [code] },
    })
    const said = { ...service, lastsWeeks: 4 }
    expect(completedDocument({ menu: { categories: [], services: [said] } }).menu.services).toEqual([said])
    const abroad = { places: [{ ...place, timeZone: 'Asia/Tokyo' }] }
    expect(completedDocument({ places: abroad }).places).toEqual(abroad)
  })
})

describe('what was kept when there were fewer parts', () => {
  it('has the blank ones of those that came since', () => {
    const { places, menu } = document
    expect(completedDocument({ places, menu })).toEqual({
      ...blankDocument,
      places,
      menu,
    })
    expect(completedDocument({})).toEqual(blankDocument)
  })
})
