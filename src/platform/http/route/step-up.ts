import { isAskedOf, isFresh, type Matter, type StepUpRule } from '#platform/kernel/access/step-up.ts'
import { StepUpNeeded } from './refusals.ts'
import type { AnyRoute, Role, SessionChanges } from './route.ts'

export interface StepUpContext {
  /** What the clinic wants of a role. */
  readonly stepUpRule: (role: Role) => Promise<StepUpRule>
  readonly now: () => Date
}

/** Who has the staff area open; programs have no role, and members none either. */
interface Asker {
  readonly session: Pick<SessionChanges, 'staffProof'>
}

/**
 * Refuses what needs a fresh proof of who acts, where there is none: before it is done, or, where only that shows how
 * many points it is, before it is committed.
 */
export function stepUpFor({ stepUp }: AnyRoute, { stepUpRule, now }: StepUpContext) {
  const ask = async ({ session }: Asker, matter: Matter | number) => {
    const proof = session.staffProof()
    if (!proof || isFresh(proof.at, now())) return
    if (isAskedOf(await stepUpRule(proof.role), matter)) throw new StepUpNeeded()
  }
  return {
    before: async (asker: Asker) => (typeof stepUp === 'string' ? ask(asker, stepUp) : undefined),
    after: async (asker: Asker, answer: unknown) =>
      typeof stepUp === 'function' ? ask(asker, stepUp(answer)) : undefined,
  }
}
