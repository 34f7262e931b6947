import { type AccountFields, mergedFields, unmergedFields } from './merged-fields.ts'
import type { MergingPorts, PhotoOfMember, StoredAccount } from './ports.ts'
import { NotBothMembers } from './refusals.ts'

/** Plain data: both accounts before the merge. */
export interface MergedMember {
  readonly survivor: StoredAccount
  readonly absorbed: StoredAccount
  /** The survivor's account after the merge. */
  readonly merged: AccountFields
  readonly photo: PhotoOfMember | null
}

export interface Merging {
  /** Locks these accounts until the caller's transaction ends; false if one of them is no longer a member. */
  holdMembers(memberIds: readonly string[]): Promise<boolean>
  /**
   * Merges two accounts, in the caller's transaction. The absorbed one is removed: it can't sign in, and its contacts move to
   * the survivor. Refuses with `NotBothMembers`.
   */
  mergeMembers(survivorId: string, absorbedId: string, at: Date): Promise<MergedMember>
  /** Undoes a merge, except for later changes to the survivor. Refuses with `NotBothMembers`, `ContactTakenSince`. */
  unmergeMembers(given: MergedMember): Promise<void>
  /** Members with the same name and the same birthday. */
  namesakesOf(memberId: string): Promise<readonly { readonly memberId: string; readonly name: string }[]>
}

export function openMerging(ports: MergingPorts): Merging {
  const { accounts, photos } = ports
  return {
    holdMembers: async memberIds => (await accounts.lock(memberIds)).length === memberIds.length,
    async mergeMembers(survivorId, absorbedId, at) {
      const [survivor, absorbed] = [await accounts.read(survivorId), await accounts.read(absorbedId)]
      if (!survivor || !absorbed) throw new NotBothMembers()
      const photo = await photos.find(absorbedId)
      await accounts.absorb(survivorId, absorbed, at)
      await ports.endSessionsOf(absorbedId, at)
      await accounts.change(survivorId, mergedFields(survivor.member, absorbed.member))
      const merged = (await accounts.read(survivorId))?.member ?? survivor.member
      return { survivor, absorbed, merged, photo }
    },
    async unmergeMembers({ survivor, absorbed, merged, photo }) {
      const now = (await accounts.read(survivor.member.id))?.member
      if (!now) throw new NotBothMembers()
      await accounts.change(now.id, unmergedFields(now, survivor.member, merged))
      await accounts.restore(survivor, absorbed)
      if (photo) await photos.keep(absorbed.member.id, photo)
    },
    namesakesOf: memberId => accounts.namesakesOf(memberId),
  }
}
