import type { Admission } from '../server/admission.ts'
import type { HungUp } from '../server/hung-up.ts'
import type { WriteQueue } from '../server/write-queue.ts'
import type { AnyRoute } from './route.ts'

interface Asked {
  readonly memberId?: string | undefined
  readonly params?: unknown
  readonly body: unknown
  /** The request's `Idempotency-Key`, or nothing. */
  readonly key: string
  readonly gone: HungUp
}

/** Has requests of a route wait for those before them: first the member, then the server. */
export function workInOrder(
  route: AnyRoute,
  { writeQueue, admission }: { readonly writeQueue: WriteQueue; readonly admission: Admission },
) {
  const admits = !waitsForOthers(route)
  return <T>(asked: Asked, work: () => Promise<T>): Promise<T> => {
    const admitted = () => (admits ? admission.admit(asked.gone, work) : work())
    const record = recordWrittenBy(route, asked)
    // A burst at one member must not be what everybody else waits behind.
    return record ? writeQueue.inTurn(record, asked.gone, admitted) : admitted()
  }
}

/** What waits for storage elsewhere, for a campaign or for ever is not worked on all that time. */
const waitsForOthers = ({ consumes, afterCommit, events }: AnyRoute) =>
  Boolean(consumes || afterCommit || events)

/** What writes at the same time would wait for each other for: a member, else the one thing that the path names. */
function recordWrittenBy(route: AnyRoute, { memberId, params, body, key }: Asked) {
  if (route.method === 'get') return undefined
  if (route.writesTo) return `member ${route.writesTo(body as never).toLowerCase()}`
  if (route.access === 'member') return `member ${memberId}`
  if (route.params) return `${route.name} ${JSON.stringify(params)}`
  return key && `${route.name} ${key}`
}
