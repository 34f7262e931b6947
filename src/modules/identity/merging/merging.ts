import {
  type AccountFields,
  type ContactRow,
  hasPassword,
  mergedFields,
  takesCodes,
  unmergedFields,
} from './merged-fields.ts'
import type { AccountSummary, AddedWaysIn, MergingPorts, PhotoOfMember, StoredAccount } from './ports.ts'
import { NotBothMembers } from './refusals.ts'

/** Plain data: both accounts before the merge. */
export interface MergedMember {
  readonly survivor: StoredAccount
  readonly absorbed: StoredAccount
  /** The survivor's account after the merge. */
  readonly merged: AccountFields
  readonly photo: PhotoOfMember | null
  /** Missing if an earlier version merged them: it deleted the absorbed account's passkeys and recovery codes. */
  readonly movesWaysIn?: true
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
  /**
   * Undoes a merge, except for later changes to the survivor. Both people could sign in to it, so its sessions and reset
   * links end, and so do the passkeys, recovery codes and confirmed contacts added since, and texts to numbers that the
   * survivor loses. Refuses with `NotBothMembers`, `ContactTakenSince`.
   */
  unmergeMembers(given: MergedMember, at: Date): Promise<void>
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
      await accounts.change(survivor.member, fields)
      const merged = (await accounts.read(survivorId))?.member ?? survivor.member
      return { survivor, absorbed, merged, photo, movesWaysIn: true }
    },
    async unmergeMembers({ survivor, absorbed, merged, photo, movesWaysIn = false }, at) {
      const now = await accounts.read(survivor.member.id)
      if (!now) throw new NotBothMembers()
      const { id } = now.member
      const unmerged = unmergedFields(now.member, survivor.member, merged)
      await accounts.change(now.member, unmerged)
      const hasTakenCodes = movesWaysIn && takesCodes(survivor, absorbed)
      const added = addedSince(now, [survivor, absorbed])
      await accounts.restore(survivor, absorbed, {
        ...{ fields: merged, takesCodes: hasTakenCodes, movesWaysIn, email: unmerged.email, added },
        // A code sent to an unconfirmed contact signs in only if there is no other way.
        keptContacts: hasPassword(unmerged)
          ? added.contacts.map(contact => ({ ...contact, verified_at: null }))
          : [],
      })
      await ports.endSessionsOf(id, at)
      const kept = phonesOf(await accounts.read(id))
      for (const number of phonesOf(now)) if (!kept.includes(number)) await ports.endTexts(id, number)
      if (!photo) return
      if ((await photos.find(id))?.version === photo.version) await photos.remove(id)
      await photos.keep(absorbed.member.id, photo)
    },
    async accountSummaryOf(memberId) {
      const account = await accounts.read(memberId)
      return {
        hasPassword: account !== undefined && hasPassword(account.member),
        passkeys: account?.passkeys.length ?? 0,
        externalIds: account?.externalIds ?? [],
      }
    },
    namesakesOf: memberId => accounts.namesakesOf(memberId),
  }
}

const phonesOf = (account: StoredAccount | undefined) =>
  account?.contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value) ?? []

function addedSince(now: StoredAccount, before: readonly StoredAccount[]): AddedWaysIn {
  const missing = (of: (account: StoredAccount) => readonly unknown[]) => {
    const had = new Set(before.flatMap(of))
    return of(now).filter(each => !had.has(each))
  }
  const keyOf = ({ kind, value }: Pick<ContactRow, 'kind'> & { readonly value: string | null }) =>
    `${kind} ${value}`
  const contacts = missing(account =>
    [...account.contacts, { kind: 'email' as const, value: account.member.email }].map(keyOf),
  )
  return {
    keyIds: missing(account => account.passkeys.map(key => key['id'])),
    codeHashes: missing(account => account.recoveryCodes.map(code => code['code_hash'])),
    contacts: now.contacts.filter(each => each['verified_at'] && contacts.includes(keyOf(each))),
  }
}
