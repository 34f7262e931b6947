import {
  countedSince,
  isAskedOf,
  isFresh,
  type Matter,
  type PointsMoved,
  type StepUpRule,
} from '#platform/kernel/access/step-up.ts'
import { KeyLimitReached, StepUpNeeded } from '../refusals.ts'
import { actorOf } from './key-access.ts'
import type { AnyRoute, KeyGrant, Role, SessionChanges, StaffGrant } from './route.ts'

export interface StepUpContext {
  /** The clinic's requirements for a role. */
  readonly stepUpRule: (role: Role) => Promise<StepUpRule>
  /**
   * The points that this actor moved since then, including in the open transaction. Other calls for the same actor wait
   * until it ends, so two concurrent changes can't both stay below a limit.
   */
  readonly pointsMovedBy: (
    actor: string,
    since: { readonly hour: Date; readonly day: Date },
  ) => Promise<PointsMoved>
  readonly now: () => Date
}

/** Staff or a program, never a member. */
interface Asker {
  readonly session: Pick<SessionChanges, 'staffProof'>
  readonly staff: Pick<StaffGrant, 'staffId' | 'role'> | undefined
  readonly key: KeyGrant | undefined
}

/**
 * Refuses an action that needs a fresh proof if there is none. That happens before the action or, if only the result
 * shows the number of points, before the commit. A program can't prove anything, so its key has limits instead (D-270).
 */
export function stepUpFor({ stepUp }: AnyRoute, context: StepUpContext) {
  const { stepUpRule, pointsMovedBy, now } = context
  const ask = async ({ session, staff }: Asker, matter: Matter | 'points') => {
    const proof = session.staffProof()
    if (!proof || isFresh(proof.at, now())) return
    // The session has the role from when the area was opened.
    const rule = await stepUpRule((staff ?? proof).role)
    if (matter !== 'points') {
      if (isAskedOf(rule, matter)) throw new StepUpNeeded()
    } else if (staff && rule.pointsAbove !== null) {
      const moved = await pointsMovedBy(`staff:${staff.staffId}`, countedSince(now(), proof.at))
      if (isAskedOf(rule, moved)) throw new StepUpNeeded()
    }
  }
  const limit = async (key: KeyGrant) => {
    const { hour, day } = await pointsMovedBy(`key:${key.keyId}`, countedSince(now()))
    if (hour > key.pointsPerHour || day > key.pointsPerDay) throw new KeyLimitReached(actorOf(key).name)
  }
  return {
    before: async (asker: Asker) => (typeof stepUp === 'string' ? ask(asker, stepUp) : undefined),
    after: async (asker: Asker, answer: unknown) => {
      if (typeof stepUp !== 'function' || stepUp(answer) === 0) return
      await (asker.key ? limit(asker.key) : ask(asker, 'points'))
    },
  }
}
