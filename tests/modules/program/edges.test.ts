import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'

const root = '/api/admin/programme'

interface Draft {
  readonly revision: string
  // biome-ignore lint/suspicious/noExplicitAny: each part has its own contents.
  readonly contents: any
}

describe('a program at its edges', () => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const read = async (part: string) => (await olga.get(`${root}/${part}`)).json<Draft>()
  const save = async (part: string, contents: unknown) => {
    const { revision } = await read(part)
    return olga.send('PUT', `${root}/${part}`, { contents }, { 'if-match': `"${revision}"` })
  }
  const publish = async (body = {}) => {
    const { revision } = (await olga.get(root)).json<{ revision: string }>()
    return olga.post(`${root}/publications`, { note: '', ...body }, { 'if-match': `"${revision}"` })
  }
  const names = async (list: string) =>
    (await app.visitor().get(list)).json<{ name: string }[]>().map(({ name }) => name)

  it('holds 500 services and 30 places, with names in every script', async () => {
    const menu = await read('menu')
    const [service] = menu.contents.services
    const unusual = ['💉 Glow', 'مركز التجميل', 'טיפול פנים', '美白', 'Ünï‌cödé']
    const services = Array.from({ length: 500 }, (_, n) => ({
      ...service,
      id: newId(),
      name: `${unusual[n % unusual.length]} ${n}`,
      description: 'd'.repeat(600),
    }))
    const saved = await save('menu', { ...menu.contents, services })
    expect(saved.status).toBe(200)
    const { places } = (await read('places')).contents
    const thirty = Array.from({ length: 30 }, (_, n) => ({ ...places[0], id: newId(), name: `مكان ${n}` }))
    expect((await save('places', { places: thirty })).status).toBe(200)
    expect((await publish()).status).toBe(200)
    expect(await names('/api/services')).toEqual(services.map(({ name }) => name))
    expect(await names('/api/locations')).toEqual(thirty.map(({ name }) => name))
  })

  it('takes texts up to their limits, and says which one is too long', async () => {
    const { contents } = await read('places')
    const [first, ...others] = contents.places
    const long = { name: 120, address: 300, phone: 40, openingHours: 1_000 }
    for (const [field, most] of Object.entries(long)) {
      const at = (length: number) => ({ places: [{ ...first, [field]: 'x'.repeat(length) }, ...others] })
      expect((await save('places', at(most))).status, field).toBe(200)
      const refused = await save('places', at(most + 1))
      expect([refused.status, refused.json()['errors']], field).toEqual([
        400,
        [{ path: `contents.places.0.${field}`, message: `Please enter at most ${most} characters` }],
      ])
    }
    const linked = (bookingUrl: string) => save('places', { places: [{ ...first, bookingUrl }, ...others] })
    expect((await linked('javascript:alert(1)')).status).toBe(400)
    expect((await linked('https://user:secret@book.test/')).status).toBe(400)
    expect((await linked('https://book.test/mitte')).status).toBe(200)
    const twice = await save('places', { places: [first, first] })
    expect(twice.json()['message']).toBe('The list has a duplicate')
    const { contents: menu } = await read('menu')
    const priced = (price: string) => save('menu', { ...menu, services: [{ ...menu.services[0], price }] })
    for (const price of ['1,250.00', '-1', '1.234', '1e3', '1000000'])
      expect((await priced(price)).status, price).toBe(400)
    const half = (await priced('12.5')).json<Draft>()
    expect(half.contents.services[0].price).toBe('12.50')
  })

  it('keeps of a price what its kind has, shows it to patients, and waits for what it lacks', async () => {
    const { contents: menu } = await read('menu')
    const [first, ...others] = menu.services
    const priced = async (price: object) => {
      const { contents } = (
        await save('menu', { ...menu, services: [{ ...first, ...price }, ...others] })
      ).json<Draft>()
      const { price: amount, priceKind, priceUnit, priceTo, packageSize } = contents.services[0]
      return [amount, priceKind, priceUnit, priceTo, packageSize]
    }
    const all = { price: '12.00', priceUnit: 'unit', priceTo: '14.00', packageSize: 3 }
    expect(await priced({ ...all, priceKind: 'free' })).toEqual(['0.00', 'free', null, null, null])
    expect(await priced({ ...all, priceKind: 'on-request' })).toEqual([
      '0.00',
      'on-request',
      null,
      null,
      null,
    ])
    expect(await priced({ ...all, priceKind: 'range' })).toEqual(['12.00', 'range', 'unit', '14.00', null])
    expect(await priced({ ...all, priceKind: 'package' })).toEqual(['12.00', 'package', null, null, 3])
    await priced({ ...all, priceKind: 'range', priceTo: '12.00' })
    const refused = await publish()
    expect([refused.status, refused.json()['message']]).toEqual([
      400,
      expect.stringContaining('the upper price must be higher'),
    ])
    await priced({ ...all, priceKind: 'from' })
    expect((await publish()).status).toBe(200)
    const listed = (await app.visitor().get('/api/services')).json<{ id: string }[]>()
    expect(listed.find(({ id }) => id === first.id)).toMatchObject({
      price: '12.00',
      priceKind: 'from',
      priceUnit: 'unit',
    })
  })

  it('tells a place’s hours by a clock that the server knows, or the clinic’s', async () => {
    const { places } = (await read('places')).contents
    const [first, ...others] = places
    const by = (timeZone?: string | null) => save('places', { places: [{ ...first, timeZone }, ...others] })
    for (const wrong of ['Europe/Atlantis', '+09:00', '']) expect((await by(wrong)).status, wrong).toBe(400)
    const answer = async () => (await app.visitor().get('/api/locations')).json<{ timeZone?: string }[]>()
    for (const zone of ['Asia/Tokyo', undefined]) {
      expect((await by(zone)).status).toBe(200)
      expect((await publish()).status).toBe(200)
      expect((await answer())[0]?.timeZone).toBe(zone)
    }
  })

  it('answers every code that was ever retired, and goes on replacing them', async () => {
    const { codes } = (await read('codes')).contents
    const [used] = codes
    const coded = (length: number) =>
      Array.from({ length }, (_, n) => ({ ...used, id: newId(), description: `Old ${n}`, isRetired: true }))
    expect((await save('codes', { codes: [used, ...coded(400)] })).status).toBe(200)
    expect((await publish()).status).toBe(200)
    const { revision } = await read('codes')
    const headers = { 'if-match': `"${revision}"` }
    const replaced = await olga.post(`${root}/codes/${used.id}/replace`, undefined, headers)
    expect(replaced.status, replaced.text).toBe(200)
    const { number } = replaced.json<{ version: { number: number } }>().version
    expect((await read('codes')).contents.codes).toHaveLength(codes.length + 401)
    expect((await olga.get(`${root}/versions/${number}`)).status).toBe(200)
    const refused = await save('codes', { codes: coded(5_001) })
    expect([refused.status, refused.json()['errors']]).toEqual([
      400,
      [{ path: 'contents.codes', message: 'Please enter at most 5,000 of them' }],
    ])
  })

  it('keeps the names of then in what happened', async () => {
    const mia = await app.member('Mia')
    const ines = await app.staff('front desk')
    const [service] = (await app.visitor().get('/api/services')).json<{ id: string; name: string }[]>()
    const [location] = (await app.visitor().get('/api/locations')).json<{ id: string; name: string }[]>()
    const award = { userEmail: mia.email, serviceId: service?.id, locationId: location?.id }
    expect((await ines.post('/api/admin/award-points', award)).status).toBe(200)
    const asked = { serviceId: service?.id, notes: '' }
    expect((await mia.post('/api/service-requests', asked)).status).toBe(200)
    const history = async () => [
      (await mia.get('/api/user/points')).text,
      (await ines.get('/api/admin/awards')).text,
    ]
    const before = await history()
    expect(before.join()).toContain(service?.name)
    expect(before.join()).toContain(location?.name)

    const entry = { title: 'Before', entryType: 'before', serviceId: service?.id }
    expect((await mia.post('/api/diary', entry)).status).toBe(200)
    const menu = (await read('menu')).contents
    await save('menu', {
      ...menu,
      services: menu.services.map((each: { id: string }) =>
        each.id === service?.id ? { ...each, name: 'Renamed', isArchived: true } : each,
      ),
    })
    const { places } = (await read('places')).contents
    await save('places', {
      places: places.map((each: { id: string }) =>
        each.id === location?.id ? { ...each, name: 'Moved' } : each,
      ),
    })
    expect((await publish()).status).toBe(200)
    expect(await history()).toEqual(before)

    const entryNames = async () =>
      (await mia.get('/api/diary')).json<{ serviceName: string }[]>().map(({ serviceName }) => serviceName)
    expect(await entryNames()).toEqual([service?.name])
    // A new entry calls it as it is called now, also when it is no longer offered.
    expect((await mia.post('/api/diary', { ...entry, title: 'Later' })).status).toBe(200)
    expect(new Set(await entryNames())).toEqual(new Set(['Renamed', service?.name]))
    const [request] = (await mia.get('/api/service-requests')).json<{ serviceName: string }[]>()
    expect(request?.serviceName).toBe(service?.name)

    // No longer offered: an open request for it still counts, and nothing else does.
    expect((await ines.post('/api/admin/award-points', { ...award, countAgain: true })).code).toBe(
      'unknown-service',
    )
    expect((await mia.post('/api/service-requests', asked)).code).toBe('unknown-service')
    const [open] = (await ines.get('/api/admin/service-requests')).json<{ id: string }[]>()
    const approved = await ines.send('PUT', `/api/admin/service-requests/${open?.id}/approve`, {
      countAgain: true,
    })
    expect(approved.status).toBe(200)
    const [treated] = await app.database.run(
      "select service_name as name from loyalty.treatment where kind = 'request'",
    )
    expect(treated).toEqual({ name: 'Renamed' })
  })

  it('finds nothing to record that is no version', async () => {
    const { version } = (await olga.get(root)).json<{ version: number }>()
    const record = { note: 'What was there before', by: 'Velora', begins: true }
    expect(await app.modules.program.recordCurrentVersion(record)).toMatchObject({ number: version })
    expect((await olga.get(root)).json()).toMatchObject({ version })
  })
})
