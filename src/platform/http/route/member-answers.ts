import type { Cache, ReadThrough } from '#platform/database/cache.ts'
import type { AnyRoute } from './route.ts'
import { jsonOf } from './send-answer.ts'

/** By their routes' paths, what members are answered with about themselves: bytes by the member's id. */
export type MemberAnswers = ReadonlyMap<string, ReadThrough<Buffer>>

/** Made of what is kept itself for the other half of the minute (D-50). */
const maxAgeMs = 30_000

/** Keeps the answers of routes with `cacheForMember` until the topic is invalidated for the member. */
export function openMemberAnswers(
  cache: Cache,
  routes: readonly { route: AnyRoute; door: unknown }[],
): MemberAnswers {
  return new Map(
    routes.flatMap(({ route, door }) => {
      if (!route.cacheForMember) return []
      if (route.method !== 'get' || route.access !== 'member' || route.params || route.rateLimit)
        throw new Error(`${route.name} can’t be kept for a member: its answer depends on more than who asks.`)
      const answers = cache.readThrough(
        route.cacheForMember,
        async memberId => Buffer.from(jsonOf(route, await route.handle(door, { memberId } as never))),
        { maxAgeMs },
      )
      return [[route.path as string, answers] as const]
    }),
  )
}
