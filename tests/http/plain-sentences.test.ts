import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { isForKeys } from '#platform/http/route/route.ts'
import { programOf, withKey } from '../support/api-program.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { everyRoute, expectDeclared, named } from '../support/contract.ts'
import { asSent, sampleBody, samplePath } from '../support/samples.ts'
import { type Kind, type Wrong, wrongBodies, wrongTexts } from '../support/wrong-values.ts'

/** What the validator says by itself, and what only programrs say. */
const words = [
  /^Invalid (input|option|string|number|key|value|discriminator|email address|URL|UUID|ISO|base64|JSON)/i,
  /^Too (big|small)/,
  /expected (one of|string|number|int|boolean|array|object|record|null|date|true|never)/i,
  /\breceived (string|number|int|boolean|array|object|undefined|null|NaN)/i,
  /Unrecognized key/,
  /must (start with|end with|include|match pattern|be a multiple)/,
  /\b(undefined|NaN|UUID|regex|enum|null)\b/,
  /[<>]=?\s?-?\d/,
  /\^.*\$|\[object/,
]

describe('what is wrong with a value is said in the words of the clinic', () => {
  let app: TestApp
  let browsers: Readonly<Record<'visitor' | 'member' | 'owner', Browser>>
  let key: string
  const seen = new Set<Kind>()

  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', env: { TRUST_PROXY: '1' } })
    browsers = { visitor: app.visitor(), member: await app.member('Mia'), owner: await app.staff('owner') }
    key = (await programOf(app)).key
  })
  afterAll(() => app.stop())

  let calls = 0
  async function send(route: AnyRoute, path: string, body: unknown) {
    const access: unknown = route.access
    const who = access === 'visitor' || access === 'member' ? access : 'owner'
    const program = isForKeys(access) && withKey(app.network, key, { 'idempotency-key': randomUUID() })
    const browser = program || app.network.browser(browsers[who].cookies)
    calls += 1
    // Each from an address of its own: nobody is told to wait.
    const from = { 'x-forwarded-for': `198.51.${calls >> 8}.${calls & 255}` }
    const [sent, headers] = asSent(route, body)
    return browser.send(route.method.toUpperCase(), path, sent, { ...headers, ...from })
  }

  async function sentences(route: AnyRoute, { kind, place, value }: Wrong, path: string, body: unknown) {
    const answer = await send(route, path, body)
    expect(answer.status, `${place}: ${String(JSON.stringify(value)).slice(0, 80)}`).toBeLessThan(500)
    expectDeclared(route, answer)
    if (answer.code !== 'invalid-request') return []
    seen.add(kind)
    const { message, errors } = answer.json<{
      message: string
      errors: { path: string; message: string }[]
    }>()
    const said = [{ path: '', message }, ...errors]
    return said.map(({ path, message }) => ({ kind, place, path, sentence: message }))
  }

  const textOf = ({ value }: Wrong) => encodeURIComponent(String(value))
  const inPath = (route: AnyRoute, wrong: Wrong) =>
    samplePath({ path: route.path.replace(`{${wrong.place}}`, textOf(wrong)) })
  const inQuery = (path: string, wrong: Wrong) => `${path}?${wrong.place}=${textOf(wrong)}`

  const withInput = everyRoute.filter(({ body, query, params }) => body || query || params)

  const everyWrong = async (route: AnyRoute) => {
    const [path, body] = [samplePath(route), sampleBody(route)]
    const said = await Promise.all([
      ...wrongBodies(route).map(wrong => sentences(route, wrong, path, wrong.value)),
      ...wrongTexts(route.query).map(wrong => sentences(route, wrong, inQuery(path, wrong), body)),
      ...wrongTexts(route.params).map(wrong => sentences(route, wrong, inPath(route, wrong), body)),
    ])
    return said.flat()
  }

  it.each(named(withInput))('%s', async (_name, route) => {
    const said = await everyWrong(route)
    expect(said.filter(({ sentence }) => words.some(pattern => pattern.test(sentence)))).toEqual([])
    // "Please enter a message" is no help to somebody whose message is too long.
    const ofPlace = (wanted: string) =>
      said.filter(({ kind, path, place }) => kind === wanted && path !== '' && place.endsWith(path))
    const short = ofPlace('too short').map(({ place, sentence }) => `${place}: ${sentence}`)
    for (const { place, sentence } of ofPlace('too long'))
      expect(short).not.toContain(`${place}: ${sentence}`)
  })

  it('and each kind of wrong value was refused', () => {
    expect([...seen].sort()).toEqual([
      'extra property',
      'missing',
      'no choice of these',
      'no object',
      'out of range',
      'too long',
      'too many',
      'too short',
      'wrong form',
      'wrong type',
    ])
  })
})
