import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { everyRoute, named } from '../support/contract.ts'
import { intakeOf } from '../support/intakes.ts'
import { smallPicture } from '../support/pictures.ts'
import { givePoints, treatmentOf } from '../support/points.ts'
import { sampleBody, samplePath } from '../support/samples.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Ids that everybody may know: of services, goals, places, posts. */
const isPublic = (route: AnyRoute) => route.access === 'visitor'
const ofMembers = everyRoute.filter(({ access, name }) => access === 'member' || name === 'listPromotions')
const reads = ofMembers.filter(
  ({ method, produces, path }) => method === 'get' && !produces?.events && !path.includes('{'),
)

describe('what is Mia’s', () => {
  let app: TestApp
  let noor: Browser
  let ids: readonly string[]
  let photo: string
  /** What Mia saw last. */
  let before: Readonly<Record<string, string>>

  const seenBy = async (browser: Browser) => {
    const seen: Record<string, string> = {}
    for (const route of reads) {
      const { bytes, json, status } = await browser.get(route.path)
      expect(status, route.path).toBe(200)
      seen[route.path] = route.produces?.types
        ? bytes.toString('base64')
        : JSON.stringify(json<unknown>(), (key, value) => (key === 'exportedAt' ? '' : value))
    }
    return seen
  }

  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
    const mia = await app.member('Mia')
    noor = await app.member('Noor')
    await givePoints(app, 'Mia', 650)
    await givePoints(app, 'Noor', 650)
    const [goal] = await app.modules.loyalty.listGoals()
    await app.modules.loyalty.redeemGoal(mia.id, goal?.id ?? '')
    const { serviceId } = await treatmentOf(app)
    await app.modules.requests.requestPoints(mia.id, { serviceId, treatmentDate: undefined, notes: 'Mia' })
    for (const [n, browser] of [mia, noor].entries())
      await browser.post('/api/user/photo', await smallPicture('jpeg', 100 + n), {
        'content-type': 'image/jpeg',
      })
    const upload = await mia.post('/api/diary/photos', await smallPicture('jpeg'), {
      'content-type': 'image/jpeg',
    })
    photo = upload.json<{ imageUrl: string }>().imageUrl
    await mia.post('/api/diary', { title: 'Mia', entryType: 'before', imageUrl: photo })
    await mia.post('/api/user/hipaa-intake', intakeOf({ allergies: 'Mia' }))
    before = await seenBy(mia)
    const everything = Object.values(before).join('\n')
    const known = await Promise.all(
      everyRoute
        .filter(route => isPublic(route) && route.method === 'get' && !route.path.includes('{'))
        .map(async route => (await app.visitor().get(route.path)).text),
    )
    const everybodys = new Set(known.join('\n').match(uuid))
    ids = [...new Set(everything.match(uuid))].filter(id => !everybodys.has(id))
  })
  afterAll(() => app.stop())

  it('has ids of several kinds', () => {
    expect(ids.length).toBeGreaterThan(5)
  })

  const expectNothingNew = async () => {
    const last = before
    before = await seenBy(await app.member('Mia'))
    expect(before).toEqual(last)
  }
  const withId = ofMembers.filter(({ path }) => path.includes('{'))

  it.each(named(withId))(
    'is neither shown to Noor nor changed by her with its id: %s',
    async (_name, route) => {
      for (const id of ids) {
        const path = route.path.replaceAll(/\{\w+\}/g, id)
        const answer = await noor.send(route.method.toUpperCase(), path, sampleBody(route))
        expect(answer.status, path).toBeGreaterThanOrEqual(400)
        expect(answer.status, path).toBeLessThan(500)
      }
      await expectNothingNew()
    },
  )

  const ending = ['signOut', 'deleteAccount']
  const withBody = ofMembers.filter(({ body, name }) => body && !ending.includes(name))

  it.each(named(withBody))(
    'is not touched when Noor names it in what she sends: %s',
    async (_name, route) => {
      const fields = Object.keys(
        (
          z.toJSONSchema(route.body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as {
            properties?: object
          }
        ).properties ?? {},
      )
      for (const field of fields) {
        for (const value of [...ids, photo]) {
          const body = { ...sampleBody(route), [field]: value }
          const answer = await noor.send(route.method.toUpperCase(), samplePath(route), body)
          expect(answer.status, `${field}: ${value}`).toBeLessThan(500)
        }
      }
      await expectNothingNew()
      expect((await noor.get(photo)).status).toBe(404)
      const entries = (await noor.get('/api/diary')).json<{ imageUrl: string | null }[]>()
      expect(entries.filter(({ imageUrl }) => imageUrl === photo)).toEqual([])
    },
  )
})
