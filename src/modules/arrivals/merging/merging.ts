import { listMergeSuggestions, type MergeSuggestions } from './list-merge-suggestions.ts'
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
  /** Null if it can no longer be undone. */
  readonly undoUntil: Date | null
}

export interface Merging {
  /** Patients who may be the same person as this one, and why. */
  listDuplicates(memberId: string): Promise<readonly Duplicate[]>
  /** Colleagues' suggestions that a manager still has to decide. */
  listMergeSuggestions(limit: number): Promise<MergeSuggestions>
  /** Merges into this patient that can still be undone, newest first. */
  listMerges(memberId: string): Promise<readonly DoneMerge[]>
  /** Both patients' data, and the survivor's after the merge. Refuses with `SamePatient`, `PatientsChanged`. */
  previewMerge(survivorId: string, absorbedId: string): Promise<MergePreview>
  /** Suggests that two patients may be one person. Refuses with `SamePatient`, `PatientsChanged`. */
  suggestMerge(members: MembersToMerge): Promise<void>
  /** Records that they're two people, so they aren't suggested again. Refuses with `SamePatient`, `PatientsChanged`. */
  dismissDuplicate(members: MembersToMerge): Promise<void>
  /**
   * Merges two patients into one; sends no notification. A second click returns the same merge. Refuses with
   * `SamePatient`, `PatientsChanged`, `AlreadyMerged` and the modules' own refusals.
   */
  mergeMembers(members: MembersToMerge): Promise<Merge>
  /**
   * Undoes a merge, for up to seven days. Anything added since stays with the survivor. Refuses with `UnknownMerge`,
   * `MergeUndoTooLate`, `LaterMergeFirst`, `PatientsChanged` and the modules' own refusals.
   */
  undoMerge(mergeId: string, actor: string): Promise<Merge>
  eraseMembers(memberIds: readonly string[]): Promise<void>
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
    listMergeSuggestions: limit => listMergeSuggestions(ports, limit),
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
    eraseMembers: memberIds => merges.forget(memberIds),
  }
}
