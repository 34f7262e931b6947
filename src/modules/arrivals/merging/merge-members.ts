import type { Merge, MergeEffects, MergingPorts } from './ports.ts'
import { AlreadyMerged, PatientsChanged, SamePatient } from './refusals.ts'

export interface MembersToMerge {
  readonly survivorId: string
  readonly absorbedId: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
  readonly actorName: string
}

/** Runs in one transaction, so a concurrent merge waits, then finds it already done. */
export async function mergeMembers(
  ports: Pick<MergingPorts, 'merges' | 'parts' | 'holdMembers' | 'inTransaction' | 'newMergeId' | 'now'>,
  { survivorId, absorbedId, actor, actorName }: MembersToMerge,
): Promise<Merge> {
  if (survivorId === absorbedId) throw new SamePatient()
  return ports.inTransaction(async () => {
    if (!(await ports.holdMembers([survivorId, absorbedId]))) {
      const done = await ports.merges.ofPair(survivorId, absorbedId)
      if (done?.state !== 'merged') throw new PatientsChanged()
      // The same person clicked twice.
      if (done.actor === actor && done.survivorId === survivorId) return done
      throw new AlreadyMerged()
    }
    const at = ports.now()
    const id = ports.newMergeId(at)
    const effects: Record<string, unknown> = {}
    for (const { name, merge } of ports.parts)
      effects[name] = await merge({ mergeId: id, survivorId, absorbedId, actor, at })
    const merge: Merge = { id, state: 'merged', survivorId, absorbedId, actor, actorName, at }
    await ports.merges.removeSuggestions(survivorId, absorbedId)
    await ports.merges.add(merge, effects satisfies MergeEffects)
    return merge
  })
}
