import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { MemberActor } from '../../support/cast.ts'

describe('the place that a member usually goes to', () => {
  let app: TestApp
  let mia: MemberActor
  let place: { readonly id: string; readonly name: string }
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    mia = await app.member('Mia')
    const [first] = await app.modules.content.listLocations()
    if (!first) throw new Error('The demo has places.')
    place = first
  })
  afterAll(() => app.stop())

  const says = async () => [
    (await mia.get('/api/user/place')).json()['placeId'],
    (await app.modules.content.personalDataOf(mia.id)).usualPlace,
  ]
  const choose = async (placeId: string | null) => {
    const answer = await mia.send('PUT', '/api/user/place', { placeId })
    return answer.code ?? answer.status
  }

  it('is nowhere before they say so, when they take it back, and once they left', async () => {
    expect(await says()).toEqual([null, null])
    await choose(place.id)
    expect(await says()).toEqual([place.id, place.name])
    await choose(null)
    expect(await says()).toEqual([null, null])
    await choose(place.id)
    await app.modules.content.eraseMembers([mia.id])
    expect(await says()).toEqual([null, null])
  })

  it('is one that is still open', async () => {
    await choose(place.id)
    await app.database.run('update content.location set is_archived = true where id = $1', [place.id])
    app.modules.cache.invalidate('locations-by-id', '')
    app.modules.cache.invalidate('locations', '')
    expect(await says()).toEqual([null, place.name])
    for (const id of [place.id, mia.id]) expect(await choose(id)).toBe('unknown-place')
  })
})
