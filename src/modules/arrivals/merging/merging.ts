import { type MembersToMerge, mergeMembers } from './merge-members.ts'
import { mergedPerson, type Person } from './merged-person.ts'
import type { Merge, MergingPorts } from './ports.ts'
import { PatientsChanged, SamePatient } from './refusals.ts'
import { type Duplicate, suggestDuplicates } from './suggest-duplicates.ts'
import { undoMerge, undoUntil } from './undo-merge.ts'

export interface MergePreview {
  readonly survivor: Person
  readonly absorbed: Person
  readonly afterwards: Person
}

export interface DoneMerge extends Merge {
  /** Null when it can't be undone any more. */
  readonly undoUntil: Date | null
}

export interface Merging {
  /** Who may be the same person as this patient, and why. */
  listDuplicates(memberId: string): Promise<readonly Duplicate[]>
  /** What was merged into this patient and can be undone, newest first. */
  listMerges(memberId: string): Promise<readonly DoneMerge[]>
  /** What each of two patients has, and what the survivor would have. Refuses with `SamePatient`, `PatientsChanged`. */
  previewMerge(survivorId: string, absorbedId: string): Promise<MergePreview>
  /** Leaves word that two may be one person. Refuses with `SamePatient`, `PatientsChanged`. */
  suggestMerge(members: MembersToMerge): Promise<void>
  /** The two are two: they are suggested no more. Refuses with `SamePatient`, `PatientsChanged`. */
  dismissDuplicate(members: MembersToMerge): Promise<void>
  /**
   * Makes one patient of two; nobody is told. A second click gives the same merge. Refuses with `SamePatient`,
   * `PatientsChanged`, `AlreadyMerged`, and what the modules refuse.
   */
  mergeMembers(members: MembersToMerge): Promise<Merge>
  /**
   * Makes them two again, for seven days; what came since stays with the survivor. Refuses with `UnknownMerge`,
   * `MergeUndoTooLate`, `LaterMergeFirst`, `PatientsChanged`, and what the modules refuse.
   */
  undoMerge(mergeId: string, actor: string): Promise<Merge>
  eraseMember(memberId: string): Promise<void>
}

export function openMerging(ports: MergingPorts): Merging {
  const { merges, now } = ports
  const both = async (survivorId: string, absorbedId: string) => {
    if (survivorId === absorbedId) throw new SamePatient()
    const [survivor, absorbed] = [await ports.personOf(survivorId), await ports.personOf(absorbedId)]
    if (!survivor || !absorbed) throw new PatientsChanged()
    return { survivor, absorbed }
  }
  const say = async (members: MembersToMerge, state: 'suggested' | 'dismissed') => {
    const { survivorId, absorbedId } = members
    await both(survivorId, absorbedId)
    await ports.inTransaction(async () => {
      const at = now()
      await merges.removeSuggestions(survivorId, absorbedId)
      await merges.add({ ...members, id: ports.newMergeId(at), state, at })
    })
  }
  return {
    listDuplicates: memberId => suggestDuplicates(ports, memberId),
    async listMerges(memberId) {
      const done = (await merges.of(memberId)).filter(
        ({ state, survivorId }) => state === 'merged' && survivorId === memberId,
      )
      return done.map((merge, n) => ({
        ...merge,
        undoUntil: n === 0 && now() <= undoUntil(merge) ? undoUntil(merge) : null,
      }))
    },
    async previewMerge(survivorId, absorbedId) {
      const { survivor, absorbed } = await both(survivorId, absorbedId)
      const tier = await ports.mergedTier(survivorId, absorbedId)
      return { survivor, absorbed, afterwards: mergedPerson(survivor, absorbed, tier) }
    },
    suggestMerge: members => say(members, 'suggested'),
    dismissDuplicate: members => say(members, 'dismissed'),
    mergeMembers: members => mergeMembers(ports, members),
    undoMerge: (mergeId, actor) => undoMerge(ports, mergeId, actor),
    eraseMember: memberId => merges.forget(memberId),
  }
}
