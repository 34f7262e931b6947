import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { MemberActor } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'

const root = '/api/admin/programme'

interface Item {
  readonly id: string
  readonly name: string
}

describe('what a clinic says of a service', () => {
  let app: TestApp
  let olga: Browser
  let mia: MemberActor
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    olga = await app.staff('owner')
    mia = await app.member('Mia')
  })
  afterAll(() => app.stop())

  const change = async (part: string, list: string, name: string, fields: object) => {
    const { revision, contents } = (await olga.get(`${root}/${part}`)).json<{
      revision: string
      contents: Record<string, Item[]>
    }>()
    const items = (contents[list] ?? []).map(item => (item.name === name ? { ...item, ...fields } : item))
    const body = { contents: { ...contents, [list]: items } }
    const saved = await olga.send('PUT', `${root}/${part}`, body, { 'if-match': `"${revision}"` })
    expect(saved.status, saved.text).toBe(200)
  }
  const publish = async () => {
    const { revision } = (await olga.get(root)).json<{ revision: string }>()
    const answer = await olga.post(`${root}/publications`, { note: '' }, { 'if-match': `"${revision}"` })
    expect(answer.status, answer.text).toBe(200)
  }
  const listed = async (name: string) =>
    (await app.visitor().get('/api/services')).json<Item[]>().find(service => service.name === name)
  const serviceIdOf = async (name: string) => (await listed(name))?.id ?? ''
  const reads = async (path: string) => (await mia.get(path)).json<Record<string, unknown>[]>()
  const award = async (serviceId: string) => {
    const desk = await app.staff('front desk')
    const answer = await desk.post('/api/admin/award-points', { userEmail: mia.email, serviceId })
    expect(answer.status, answer.text).toBe(200)
  }

  it('is on the menu: how long it lasts, and where, by the names of the places', async () => {
    const places = (await olga.get(`${root}/places`)).json<{ contents: { places: Item[] } }>().contents.places
    const placeIds = [places[0]?.id]
    await change('menu', 'services', 'Lip Filler', { lastsWeeks: 26, placeIds })
    await publish()
    expect(await listed('Lip Filler')).toMatchObject({ lastsWeeks: 26, onlyAt: [places[0]?.name] })
    expect(await listed('NAD+ Drip')).not.toHaveProperty('onlyAt')
    expect(await listed('NAD+ Drip')).not.toHaveProperty('lastsWeeks')
    await change('places', 'places', String(places[0]?.name), { name: 'Mitte' })
    await publish()
    expect(await listed('Lip Filler')).toMatchObject({ onlyAt: ['Mitte'] })
  })

  it('is read by who had it: aftercare, and when a photo shows it', async () => {
    await change('menu', 'services', 'NAD+ Drip', { aftercare: 'Stay upright.', photoAfterDays: 14 })
    await publish()
    await award(await serviceIdOf('NAD+ Drip'))
    expect(await reads('/api/diary/treatments')).toMatchObject([
      { serviceName: 'NAD+ Drip', aftercare: 'Stay upright.', photoFrom: '2026-12-05', lastsUntil: null },
    ])
  })

  it('is refused where it makes no sense', async () => {
    const { revision, contents } = (await olga.get(`${root}/menu`)).json<{
      revision: string
      contents: { categories: unknown; services: object[] }
    }>()
    for (const wrong of [
      { lastsWeeks: 0 },
      { photoAfterDays: 366 },
      { placeIds: ['Mitte'] },
      { aftercare: 'x'.repeat(2_001) },
    ]) {
      const services = contents.services.map(service => ({ ...service, ...wrong }))
      const body = { contents: { ...contents, services } }
      const answer = await olga.send('PUT', `${root}/menu`, body, { 'if-match': `"${revision}"` })
      expect([answer.status, answer.code]).toEqual([400, 'invalid-request'])
    }
  })
})
