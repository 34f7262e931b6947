import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { isForKeys } from '#platform/http/route/route.ts'
import type { Answer } from '../support/client.ts'
import { everyRoute } from '../support/contract.ts'
import { usualDatabases } from '../support/databases.ts'
import { everybody, type FuzzClinic, openFuzzClinic, twilioToken, type Who } from '../support/fuzz/clinic.ts'
import { emittedOperations, type Input, inputsFor, type Operation } from '../support/fuzz/inputs.ts'
import { expectSound, reached, unpacked } from '../support/fuzz/outcomes.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

/** How many inputs an operation gets; `npm run reliability` asks for more. */
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 20)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const operations = emittedOperations()
const routes = new Map(everyRoute.map(route => [route.name, route]))

describe.each(usualDatabases)('whatever is sent to an operation of the contract (%s)', database => {
  let clinic: FuzzClinic
  const counts = new Map<string, { sent: number; reached: number; done: number }>()

  beforeAll(async () => {
    clinic = await openFuzzClinic(database)
  })
  afterAll(() => clinic.app.stop())

  const sendOnce = async (who: Who, { id, method, path }: Operation, input: Input) => {
    const browser = clinic.browserOf(who)
    const session = [...browser.cookies].map(pair => pair.join('='))
    const headers = {
      ...(path.startsWith('/api/webhooks/') && { 'x-twilio-signature': signatureOf(input) }),
      ...input.headers,
      ...(input.cookie && { cookie: [...session, input.cookie].join('; ') }),
    }
    const started = performance.now()
    const answer = await browser.send(method, input.path, input.body, headers).catch(error => {
      throw new Error(`${id} gave no answer`, { cause: error })
    })
    return { answer: unpacked(answer), ms: performance.now() - started }
  }

  /** Signs in anew where a session ended meanwhile, waits as long as it is told to, and asks a slow machine twice. */
  const send = async (who: Who, operation: Operation, input: Input) => {
    let given = await sendOnce(who, operation, input)
    if (given.answer.code === 'not-signed-in' && needsSession(who, operation) && !input.cookie) {
      await clinic.renew(who)
      given = await sendOnce(who, operation, input)
      expect(given.answer.code, 'signed in anew').not.toBe('not-signed-in')
    }
    if (rateLimited.includes(given.answer.code ?? '')) {
      clinic.app.clock.advance({ seconds: Number(given.answer.headers['retry-after']) + 1 })
      given = await sendOnce(who, operation, input)
    }
    return given.ms > 2_000 ? sendOnce(who, operation, input) : given
  }

  it.each(operations.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
    'is answered soundly: %s',
    async (_name, operation) => {
      const known = await clinic.knownFor(operation, Math.ceil(inputs / 4))
      const sample = fc.sample(inputsFor(operation, known, clinic.pictures), {
        numRuns: inputs,
        seed: seed ^ hashOf(operation.id),
      })
      const count = { sent: 0, reached: 0, done: 0 }
      const failures: string[] = []
      for (const [n, input] of sample.entries()) {
        const who = whoSends(operation, n)
        const { answer, ms } = await send(who, operation, input)
        count.sent += 1
        if (isLetIn(who, operation) && reached(routeOf(operation), answer)) count.reached += 1
        if (answer.status < 400) count.done += 1
        const wrong = whatIsWrong(routeOf(operation), answer, ms)
        if (wrong) failures.push(`${who} sends ${shown(input)}\n  ${answer.status} ${answer.code}: ${wrong}`)
      }
      counts.set(operation.id, count)
      expect(failures.slice(0, 3).join('\n'), `FUZZ_SEED=${seed}, ${failures.length} of ${inputs}`).toBe('')
    },
    600_000,
  )

  it('and gets as far as the front door of every operation', () => {
    const total = [...counts.values()].reduce((sum, { sent }) => sum + sent, 0)
    const far = [...counts.values()].reduce((sum, { reached }) => sum + reached, 0)
    if (inputs !== 20)
      process.stdout.write(`${total} inputs, ${far} of them as far as a front door; FUZZ_SEED=${seed}\n`)
    expect([...counts.keys()].sort()).toEqual([...routes.keys()].sort())
    const few = [...counts].filter(
      ([, { sent, reached }]) => sent < inputs || reached < Math.max(2, sent / 10),
    )
    expect(few).toEqual([])
    expect(far / total).toBeGreaterThan(0.3)
  })

  it('and leaves a ledger in which nothing contradicts anything else', async () => {
    await expectSoundLedger(clinic.app.database)
  })
})

function routeOf({ id }: Operation): AnyRoute {
  const route = routes.get(id)
  if (!route) throw new Error(`${id} is in the contract and no route`)
  return route
}

function isLetIn(who: Who, operation: Operation): boolean {
  const { access } = routeOf(operation)
  if (isForKeys(access)) return who === 'program'
  return access === 'visitor' || access === who || (Array.isArray(access) && access.includes(who))
}

/** To come back later. */
const rateLimited = ['too-many-attempts', 'enough-for-today']

const needsSession = (who: Who, operation: Operation) =>
  routeOf(operation).access !== 'visitor' && isLetIn(who, operation)

/** Everybody once, then those who are let in. */
function whoSends(operation: Operation, n: number): Who {
  const letIn = everybody.filter(who => isLetIn(who, operation))
  return everybody[n] ?? letIn[n % letIn.length] ?? 'guest'
}

function whatIsWrong(route: AnyRoute, answer: Answer, ms: number): string | undefined {
  try {
    expectSound(route, answer, ms)
  } catch (error) {
    return (error as Error).message
  }
}

const shown = ({ path, body, headers, cookie }: Input) => {
  const text = body instanceof Uint8Array ? `${body.length} bytes` : body
  return JSON.stringify({ path, headers, cookie, body: text }).slice(0, 1_500)
}

/** As Twilio would sign exactly this, so that it is read. */
function signatureOf({ path, body }: Input): string {
  const fields = [...new URLSearchParams(typeof body === 'string' ? body : '')].sort()
  const words = fields.map(pair => pair.join('')).join('')
  return createHmac('sha1', twilioToken).update(`http://velora.test${path}${words}`).digest('base64')
}

const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7)
