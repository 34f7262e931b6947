import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { readHeld } from '../../support/held.ts'
import { treatmentOf } from '../../support/points.ts'

describe('where a treatment was awarded', () => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', now: '2026-11-20T18:00:00Z' })
    olga = await app.staff('owner')
    const places = await app.modules.content.listLocations()
    const inBeverlyHills = places.find(({ name }) => name === 'Beverly Hills')?.id
    const award = async (name: string, locationId: string | undefined) => {
      app.clock.advance({ minutes: 1 })
      return app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app, name)), locationId })
    }
    await app.member('Mia')
    await award('HydraFacial', inBeverlyHills)
    await award('Botox', inBeverlyHills)
    await award('Lip Flip', undefined)
    await award('Dysport', inBeverlyHills)
    const [wrong] = await app.modules.loyalty.listAwards(1, undefined)
    expect(wrong?.service).toBe('Dysport')
    await app.modules.loyalty.undoAward({ awardId: wrong?.id ?? '', actor: 'staff:test' })
  })
  afterAll(() => app.stop())

  const entry = (description: string, location: string | null) => ({ description, location })
  const entries = [
    entry('Removed: Dysport', null),
    entry('Treatment: Dysport', 'Beverly Hills'),
    entry('Treatment: Lip Flip', null),
    entry('Treatment: Botox', 'Beverly Hills'),
    entry('Treatment: HydraFacial', 'Beverly Hills'),
  ]

  it('stands in the member’s history, and in what staff see of it', async () => {
    const mia = await app.member('Mia')
    expect((await mia.get('/api/user/points')).json()).toMatchObject(entries)
    expect((await olga.get(`/api/admin/users/${mia.id}/points`)).json()).toMatchObject(entries)
  })

  it('is part of what is held of the member', async () => {
    const { id } = await app.member('Mia')
    const held = await readHeld<{ ledger: object[]; treatments: object[] }>(
      app.modules.loyalty.personalDataOf(id),
    )
    expect(held).toMatchObject({ pointsBalance: 87, vouchers: [] })
    expect(held.ledger).toMatchObject(entries.map(({ location }) => ({ location })))
    expect(held.treatments).toHaveLength(4)
  })

  it('stands in the list of awards', async () => {
    const awards = (await olga.get('/api/admin/awards')).json<{ location: string | null }[]>()
    expect(awards.map(({ location }) => location)).toEqual([
      'Beverly Hills',
      null,
      'Beverly Hills',
      'Beverly Hills',
    ])
  })

  it('is counted in the overview and its file, without what was undone', async () => {
    const overview = await olga.get('/api/admin/overview?from=2026-11-20&to=2026-11-20')
    expect(overview.json()).toMatchObject({
      locations: [
        { location: 'Beverly Hills', treatments: 2, points: 67 },
        { location: null, treatments: 1, points: 20 },
      ],
    })
    const other = await olga.get('/api/admin/overview?from=2026-11-19&to=2026-11-19')
    expect(other.json()).toMatchObject({ locations: [] })
    const { text } = await olga.get('/api/admin/overview.csv?from=2026-11-20&to=2026-11-20')
    expect(text).toContain('"Treatments, Beverly Hills",2026-11-20,2026-11-20,2')
    expect(text).toContain('"Treatments, no location given",2026-11-20,2026-11-20,1')
  })

  it('stands in the list of patients as a file: where they were last, as far as it is known', async () => {
    const { text } = await olga.get('/api/admin/patients.csv')
    const [head, mia] = text.split('\r\n')
    expect(head).toMatch(/,Last location,Phone,Email consent,SMS consent,.*,Consent source,External ID$/)
    expect(mia).toMatch(/^Mia,Hart,.*,Beverly Hills,,,,,,,$/)
  })

  it('stands there, too, if it was awarded to an account that was merged into theirs', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    await app.modules.arrivals.mergeMembers({
      ...{ survivorId: noor.id, absorbedId: mia.id, actor: 'staff:test', actorName: 'Tess' },
    })
    const { text } = await olga.get('/api/admin/patients.csv')
    expect(text.split('\r\n')[1]).toMatch(/^Noor,.*,Beverly Hills,,,,,,,$/)
  })
})
