import { inBatches } from '#platform/database/in-batches.ts'
import { Refusal } from '#platform/kernel/refusal.ts'
import type { Idempotency, Keyed, StoredAnswer } from './idempotency.ts'
import type { AnyRoute, BatchInput } from './route.ts'
import { jsonOf, statusOf } from './send-answer.ts'

interface Asking extends Keyed {
  readonly input: BatchInput<unknown, unknown, unknown>
}

/** Throws the refusal of the one who asks; gives nothing to who has to be answered alone. An empty key is none. */
export type AnswerBatch = (asking: Asking) => Promise<StoredAnswer | undefined>

/** By their routes' names, those that answer requests together. */
export type AnswerBatches = ReadonlyMap<string, AnswerBatch>

export const answerBatches = (
  routed: readonly { readonly route: AnyRoute; readonly door: unknown }[],
  idempotency: Idempotency,
): AnswerBatches =>
  new Map(
    routed.flatMap(({ route, door }) => {
      const together = answerBatch(route, door, idempotency)
      return together ? [[route.name, together] as const] : []
    }),
  )

/** Half of what is worked on at once: while one half is written, the other is answered and asks for the next (D-337). */
const mostTogether = 10

/** Answers requests of a route with `handleBatch`: while some are written, those that come wait and are next (D-151). */
export function answerBatch(
  route: AnyRoute,
  door: unknown,
  idempotency: Idempotency,
): AnswerBatch | undefined {
  const { handleBatch } = route
  if (!handleBatch) return undefined
  expectOneTransaction(route)
  const act = async (asked: readonly Asking[]) => {
    const given = await handleBatch(
      door,
      asked.map(({ input }) => input),
    )
    return given.map(answer =>
      answer === undefined || answer instanceof Refusal ? answer : stored(route, answer),
    )
  }
  const keyed = inBatches(async (asked: readonly Asking[]) => {
    // Whoever has the same key as somebody before comes after them.
    const keys = new Set<string>()
    const first = asked.filter(({ scope, key }) => keys.size < keys.add(`${scope}\n${key}`).size)
    const outcomes = await idempotency.onceForBatch(first, () => act(first))
    return asked.map(each => outcomes[first.indexOf(each)])
  }, mostTogether)
  const keyless = inBatches((asked: readonly Asking[]) => act(asked).catch(leftToEach(asked)), mostTogether)
  return async asking => {
    const outcome = await (asking.key ? keyed : keyless)(asking)
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }
}

/** Where the database is away it is so for each of them; from anything else that went wrong each goes alone. */
const leftToEach = (asked: readonly unknown[]) => (error: unknown) => {
  if (error instanceof Refusal) throw error
  return asked.map(() => undefined)
}

function expectOneTransaction(route: AnyRoute): void {
  const needsMore = route.failureLimits ?? route.afterCommit ?? route.oneTimeSecret ?? route.holdsHealthData
  if (route.access !== 'member' || !route.whollyTransactional || needsMore)
    throw new Error(
      `${route.name} can’t be answered together: more belongs to it than a member’s transaction.`,
    )
}

const stored = (route: AnyRoute, answer: unknown): StoredAnswer => ({
  status: statusOf(answer),
  body: jsonOf(route, answer),
})

interface Asked {
  readonly memberId?: string | undefined
  readonly staff?: { readonly staffId: string } | undefined
  readonly key?: { readonly keyId: string } | undefined
  readonly address: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Whose key it is, of which route, and for what: the same key of somebody else is another one. */
export const keyedBy = (
  { name }: AnyRoute,
  { memberId, staff, key: program, address, params, query, body }: Asked,
  key: string,
): Keyed => ({
  scope: `${memberId ?? staff?.staffId ?? program?.keyId ?? address} ${name}`,
  key,
  request: JSON.stringify([params, query, body]),
  memberId: memberId ?? '',
})
