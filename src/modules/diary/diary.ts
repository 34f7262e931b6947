import { type AddedEntry, addEntry } from './add-entry.ts'
import type { Entry, NewEntry } from './entries.ts'
import { type ExpectedBonus, expectBonuses } from './expect-bonuses.ts'
import { eraseMembers, personalDataOf } from './personal-data.ts'
import { readPhoto, uploadPhoto } from './photos.ts'
import type { DiaryPorts, PhotoSize } from './ports.ts'
import { purgeOrphanedPhotos } from './purge-orphaned-photos.ts'
import { listRecentTreatments, type RecentTreatment } from './recent-treatments.ts'
import { removeEntry } from './remove-entry.ts'

/** A member's private photos and notes about their treatments. */
export interface Diary {
  /**
   * The member's own entries, newest first, below the entry with the ID `before`. Each has its service's name, even if
   * the clinic no longer offers it.
   */
  listDiaryEntries(memberId: string, limit: number, before: string | undefined): Promise<readonly Entry[]>
  countDiaryEntries(memberId: string): Promise<number>
  /**
   * Adds an entry. An uploaded progress photo earns 15 points at least 14 clinic days after a treatment in the member's
   * record, once per member, service and treatment date. If it earns nothing, returns why. Refuses with
   * `WrongPictureAddress`, `FutureTreatment`, `UnknownService`, `PhotoGone`.
   */
  addDiaryEntry(memberId: string, entry: NewEntry): Promise<AddedEntry>
  /** Removes an entry and its photo; the member keeps the points. Refuses with `UnknownEntry`. */
  removeDiaryEntry(memberId: string, id: string): Promise<void>
  /**
   * Stores a photo for its owner, re-encoded: upright, at most 2048 pixels, without metadata. Returns its ID. Uploading
   * the same picture again before it's used returns the same ID; unused photos are deleted after a day. Refuses with
   * `UnderMinimumAge`, `NotAPicture`, `UnreadableHeic`, `BrokenPicture`, `TooManyPixels`, `TooManyPhotos`,
   * `PhotosUnavailable`.
   */
  uploadPhoto(memberId: string, sent: Uint8Array): Promise<string>
  /**
   * One of the member's own photos as WebP. Refuses with `UnknownPhoto`, also for other members' photos, and
   * `PhotosUnavailable`.
   */
  readPhoto(memberId: string, id: string, size: PhotoSize): Promise<Uint8Array>
  /** The treatments in the member's record for which a progress photo earns points, now or later; soonest first. */
  expectBonuses(memberId: string): Promise<readonly ExpectedBonus[]>
  /** The member's latest treatments with aftercare or other advice that still applies, newest first. */
  listRecentTreatments(memberId: string): Promise<readonly RecentTreatment[]>
  /** Deletes photos that were removed or unused for a day; returns the count. */
  purgeOrphanedPhotos(): Promise<number>
  /** All diary data of a member, for their download. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes all entries and photos of a member. */
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openDiary(ports: DiaryPorts): Diary {
  const { entries, accountsOf } = ports
  return {
    listDiaryEntries: async (memberId, limit, before) =>
      entries.of(await accountsOf(memberId), limit, before),
    countDiaryEntries: async memberId => entries.countOf(await accountsOf(memberId)),
    addDiaryEntry: (memberId, entry) => addEntry(ports, memberId, entry),
    removeDiaryEntry: (memberId, id) => removeEntry(ports, memberId, id),
    uploadPhoto: (memberId, sent) => uploadPhoto(ports, memberId, sent),
    readPhoto: (memberId, id, size) => readPhoto(ports, { memberId, id }, size),
    expectBonuses: memberId => expectBonuses(ports, memberId),
    listRecentTreatments: memberId => listRecentTreatments(ports, memberId),
    purgeOrphanedPhotos: () => purgeOrphanedPhotos(ports),
    personalDataOf: memberId => personalDataOf(ports, memberId),
    eraseMembers: memberIds => eraseMembers(ports, memberIds),
  }
}
