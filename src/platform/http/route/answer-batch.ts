import { inBatches } from '#platform/database/in-batches.ts'
import { Refusal } from '#platform/kernel/refusal.ts'
import type { Idempotency, Keyed, StoredAnswer } from './idempotency.ts'
import type { AnyRoute, RouteInput } from './route.ts'
import { jsonOf, statusOf } from './send-answer.ts'

interface Asking extends Keyed {
  readonly input: RouteInput<'member', unknown, unknown, unknown>
}

/**
 * Answers requests with a key of a route with `handleBatch`: while some are written, those that come wait and are
 * written together (D-151). Throws the refusal of the one who asks; gives nothing to who has to be answered alone.
 */
export function answerBatch(route: AnyRoute, door: unknown, idempotency: Idempotency) {
  const { handleBatch, ...rest } = route
  if (!handleBatch) return undefined
  const needsMore = rest.failureLimits ?? rest.afterCommit ?? rest.oneTimeSecret ?? rest.holdsHealthData
  if (rest.access !== 'member' || !rest.whollyTransactional || needsMore)
    throw new Error(
      `${rest.name} can’t be answered together: more belongs to it than a member’s transaction.`,
    )

  const inTurn = inBatches(async (asked: readonly Asking[]) => {
    // Whoever has the same key as somebody before comes after them.
    const keys = new Set<string>()
    const first = asked.filter(({ scope, key }) => keys.size < keys.add(`${scope}\n${key}`).size)
    const outcomes = await idempotency.onceForBatch(first, async () => {
      const given = await handleBatch(
        door,
        first.map(({ input }) => input),
      )
      return given.map(answer =>
        answer === undefined || answer instanceof Refusal ? answer : stored(route, answer),
      )
    })
    return asked.map(each => outcomes[first.indexOf(each)])
  })
  return async (asking: Asking): Promise<StoredAnswer | undefined> => {
    const outcome = await inTurn(asking)
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }
}

const stored = (route: AnyRoute, answer: unknown): StoredAnswer => ({
  status: statusOf(answer),
  body: jsonOf(route, answer),
})
