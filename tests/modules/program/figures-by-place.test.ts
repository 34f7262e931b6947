import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'

const root = '/api/admin/programme'

interface Code {
  readonly id: string
  readonly description: string
  readonly placeId: string | null
}

describe('the figures of a clinic with two places', () => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const codes = async () =>
    (await olga.get(`${root}/codes`)).json<{ revision: string; contents: { codes: Code[] } }>()
  const hang = async (description: string, placeId: string | undefined) => {
    const { revision, contents } = await codes()
    const changed = contents.codes.map(code =>
      code.description === description ? { ...code, placeId } : code,
    )
    const saved = await olga.send(
      'PUT',
      `${root}/codes`,
      { contents: { codes: changed } },
      { 'if-match': `"${revision}"` },
    )
    expect(saved.status, saved.text).toBe(200)
  }
  const publish = async () => {
    const { revision } = (await olga.get(root)).json<{ revision: string }>()
    return olga.post(`${root}/publications`, { note: '' }, { 'if-match': `"${revision}"` })
  }
  const checkIn = async (name: 'Mia' | 'Noor', description: string) => {
    const code = (await app.modules.loyalty.listCheckInCodes()).find(each => each.description === description)
    const member = await app.member(name)
    expect((await member.post('/api/checkin', { code: code?.code })).status).toBe(200)
  }

  it('are by place: check-ins by where the code hangs, treatments by where they were', async () => {
    const [first, second] = (await app.visitor().get('/api/locations')).json<{ id: string; name: string }[]>()
    await hang('Daily Spa Visit', first?.id)
    expect((await publish()).status).toBe(200)
    await checkIn('Mia', 'Daily Spa Visit')
    await checkIn('Noor', 'Daily Spa Visit')
    await checkIn('Noor', 'Welcome')
    const { email } = await app.member('Mia')
    const [service] = (await app.visitor().get('/api/services')).json<
      { id: string; pointsEarned: number }[]
    >()
    const award = { userEmail: email, serviceId: service?.id, locationId: second?.id }
    expect((await olga.post('/api/admin/award-points', award)).status).toBe(200)

    expect((await olga.get('/api/admin/overview')).json()['locations']).toEqual([
      { location: second?.name, checkIns: 0, treatments: 1, points: service?.pointsEarned },
      { location: first?.name, checkIns: 2, treatments: 0, points: 0 },
      { location: null, checkIns: 1, treatments: 0, points: 0 },
    ])

    // The code that was published stays where its check-ins were.
    await hang('Daily Spa Visit', second?.id)
    expect((await publish()).code).toBe('nothing-to-publish')
    expect((await codes()).contents.codes.find(({ placeId }) => placeId)?.placeId).toBe(first?.id)
  })
})
