import { type AccountFields, hasPassword, mergedFields, takesCodes, unmergedFields } from './merged-fields.ts'
import type { AccountSummary, MergingPorts, PhotoOfMember, StoredAccount } from './ports.ts'
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
   * Merges two accounts, in the caller's transaction. The absorbed one is removed. Its contacts and passkeys move to the
   * survivor. Its photo and its password (with the address) move if the survivor has none. Recovery codes follow their
   * password. Refuses with `NotBothMembers`.
   */
  mergeMembers(survivorId: string, absorbedId: string, at: Date): Promise<MergedMember>
  /** Undoes a merge, except for later changes to the survivor. Refuses with `NotBothMembers`, `ContactTakenSince`. */
  unmergeMembers(given: MergedMember): Promise<void>
  /** The parts of a member's account, besides names and contacts, that a merge can change. */
  accountSummaryOf(memberId: string): Promise<AccountSummary>
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
      if (photo && !(await photos.find(survivorId))) await photos.keep(survivorId, photo)
      const fields = mergedFields(survivor.member, absorbed.member)
      await accounts.absorb(survivor, absorbed, { fields, takesCodes: takesCodes(survivor, absorbed), at })
      await ports.endSessionsOf(absorbedId, at)
      await accounts.change(survivorId, fields)
      const merged = (await accounts.read(survivorId))?.member ?? survivor.member
      return { survivor, absorbed, merged, photo }
    },
    async unmergeMembers({ survivor, absorbed, merged, photo }) {
      const now = (await accounts.read(survivor.member.id))?.member
      if (!now) throw new NotBothMembers()
      const fields = unmergedFields(now, survivor.member, merged)
      await accounts.change(now.id, fields)
      const merge = { fields: merged, takesCodes: takesCodes(survivor, absorbed), email: fields.email }
      await accounts.restore(survivor, absorbed, merge)
      if (!photo) return
      if ((await photos.find(now.id))?.version === photo.version) await photos.remove(now.id)
      await photos.keep(absorbed.member.id, photo)
    },
    async accountSummaryOf(memberId) {
      const [account, photo] = [await accounts.read(memberId), await photos.find(memberId)]
      return {
        hasPassword: account !== undefined && hasPassword(account.member),
        passkeys: account?.passkeys.length ?? 0,
        hasPhoto: photo !== null,
        externalIds: account?.externalIds ?? [],
      }
    },
    namesakesOf: memberId => accounts.namesakesOf(memberId),
  }
}
