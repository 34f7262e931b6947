import type { Merge, MergingPorts } from './ports.ts'
import { LaterMergeFirst, MergeUndoTooLate, PatientsChanged, UnknownMerge } from './refusals.ts'

const undoMs = 7 * 24 * 60 * 60 * 1000

export const undoUntil = ({ at }: Pick<Merge, 'at'>): Date => new Date(at.getTime() + undoMs)

/**
 * A second click finds the merge already undone. The parts run in the same order as for a merge, to keep the lock
 * order.
 */
export async function undoMerge(
  ports: Pick<MergingPorts, 'merges' | 'parts' | 'holdMembers' | 'inTransaction' | 'now'>,
  mergeId: string,
  actor: string,
): Promise<Merge> {
  return ports.inTransaction(async () => {
    const found = await ports.merges.find(mergeId)
    if (!found || found.state === 'suggested' || found.state === 'dismissed') throw new UnknownMerge()
    const { survivorId, absorbedId } = found
    // Like a deletion, this locks the members first and only then reads what may have changed meanwhile.
    const isMember = await ports.holdMembers([survivorId])
    const merge = await ports.merges.find(mergeId)
    if (merge?.state === 'undone') return merge
    if (!merge || !isMember) throw new PatientsChanged()
    const at = ports.now()
    const effects = at <= undoUntil(merge) ? await ports.merges.effectsOf(mergeId) : undefined
    if (!effects) throw new MergeUndoTooLate()
    const later = (await ports.merges.of(survivorId)).find(({ state }) => state === 'merged')
    if (later?.id !== mergeId) throw new LaterMergeFirst()
    for (const { name, undo } of ports.parts)
      await undo({ mergeId, survivorId, absorbedId, actor, at, mergedAt: merge.at }, effects[name] as never)
    await ports.merges.markUndone(mergeId)
    return { ...merge, state: 'undone' }
  })
}
