import { setTimeout } from 'node:timers/promises'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { documentedRoutes } from '../../src/server/parts.ts'
import type { Answer, Browser } from '../support/client.ts'
import { asSent, sampleBody, samplePath } from '../support/samples.ts'
import type { HostilePicture } from './hostile-pictures.ts'
import type { HostileText } from './hostile-texts.ts'

export interface Senders {
  readonly owner: Browser
  /** Each may set twenty profile photos an hour. */
  readonly members: readonly Browser[]
}

export interface HostileAnswer {
  /** The upload or the editor. */
  readonly to: string
  readonly sent: string
  readonly answer: Answer
  readonly ms: number
}

const routes = documentedRoutes.flatMap(group => group.routes)
const uploads = routes.filter(({ consumes }) => consumes && 'types' in consumes)
const editors = routes.filter(
  ({ name, body, access, method }) =>
    body &&
    method !== 'get' &&
    /^(?:create|save|send|add|request|deny|submit|adjust|award|register)/.test(name) &&
    isForPeople(access),
)

function isForPeople(access: AnyRoute['access']): boolean {
  return access === 'member' || access === 'visitor' || (Array.isArray(access) && access.includes('owner'))
}

/** Sends every picture to every upload: one after another to each, and to all of them at the same time. */
export async function sendPictures(
  pictures: readonly HostilePicture[],
  senders: Senders,
): Promise<HostileAnswer[]> {
  const sendAll = async (route: AnyRoute) => {
    const answers: HostileAnswer[] = []
    for (const [n, { name, bytes }] of pictures.entries()) {
      const browser = senderOf(route, senders, n)
      const began = performance.now()
      const answer = await browser.send(route.method.toUpperCase(), route.path, bytes, {
        'content-type': 'image/png',
      })
      answers.push({ to: route.name, sent: name, answer, ms: performance.now() - began })
    }
    return answers
  }
  return (await Promise.all(uploads.map(sendAll))).flat()
}

/** Sends every text to every route that takes texts of people. */
export async function sendTexts(texts: readonly HostileText[], senders: Senders): Promise<HostileAnswer[]> {
  const answers: HostileAnswer[] = []
  for (const route of editors)
    for (const [n, { name, text }] of texts.entries()) {
      const browser = senderOf(route, senders, n)
      const [body, headers] = asSent(route, withText(sampleBody(route), text))
      const path = samplePath(route)
      const began = performance.now()
      const revision = route.name.startsWith('save') ? await revisionAt(browser, path) : ''
      const answer = await browser.send(route.method.toUpperCase(), path, body, {
        ...headers,
        ...(revision && { 'if-match': `"${revision}"` }),
      })
      answers.push({ to: route.name, sent: name, answer, ms: performance.now() - began })
    }
  return answers
}

const senderOf = ({ access }: AnyRoute, { owner, members }: Senders, n: number) =>
  access === 'member' ? (members[n % members.length] ?? owner) : owner

async function revisionAt(browser: Browser, path: string): Promise<string> {
  return (await browser.get(path)).json<{ revision?: string }>().revision ?? ''
}

const written =
  /^(?:text|content|description|title|message|subject|body|notes?|reason|name|excerpt|aftercare|terms)$/i

/** The body with this in place of everything that people write themselves. */
function withText(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map(each => withText(each, text, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withText(each, text, name)]))
  return typeof value === 'string' && written.test(key) ? text : value
}

export interface Bystander {
  readonly statuses: ReadonlyMap<number, number>
  readonly slowestMs: number
}

/** Somebody else who looks around and signs in all that time. */
export async function besides<T>(
  work: Promise<T>,
  { visitor, member, signIn }: { visitor: Browser; member: Browser; signIn: () => Promise<Answer> },
): Promise<readonly [T, Bystander]> {
  const statuses = new Map<number, number>()
  let slowestMs = 0
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  const asks = [
    () => visitor.get('/readyz'),
    () => member.get('/api/auth/user'),
    () => visitor.get('/api/services'),
    signIn,
  ]
  for (let n = 0; !isOver; n++) {
    const began = performance.now()
    const { status } = (await asks[n % asks.length]?.()) ?? { status: 0 }
    slowestMs = Math.max(slowestMs, performance.now() - began)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await setTimeout(20)
  }
  return [await over, { statuses, slowestMs }]
}
