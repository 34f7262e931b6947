import { type AddedEntry, addEntry } from './add-entry.ts'
import type { Entry, NewEntry } from './entries.ts'
import { type ExpectedBonus, expectBonuses } from './expect-bonuses.ts'
import { eraseMember, personalDataOf } from './personal-data.ts'
import { readPhoto, uploadPhoto } from './photos.ts'
import type { DiaryPorts, PhotoSize } from './ports.ts'
import { purgeOrphanedPhotos } from './purge-orphaned-photos.ts'
import { listRecentTreatments, type RecentTreatment } from './recent-treatments.ts'
import { removeEntry } from './remove-entry.ts'

/** A member's pictures and words about what treatments did, for nobody else. */
export interface Diary {
  /**
   * The member's own entries, newest first, from below the entry with the id `before`; each with the name of its service,
   * also of one that the clinic no longer offers.
   */
  listDiaryEntries(memberId: string, limit: number, before: string | undefined): Promise<readonly Entry[]>
  countDiaryEntries(memberId: string): Promise<number>
  /**
   * Adds an entry, and credits 15 points for an uploaded progress photo at least 14 clinic days after a treatment in the
   * member's record, once per member, service and treatment date; says why where it earns nothing. Refuses with `WrongPictureAddress`, `FutureTreatment`,
   * `UnknownService`, `PhotoGone`.
   */
  addDiaryEntry(memberId: string, entry: NewEntry): Promise<AddedEntry>
  /** Removes an entry and its photo; points that it earned stay. Refuses with `UnknownEntry`. */
  removeDiaryEntry(memberId: string, id: string): Promise<void>
  /**
   * Keeps a photo for its owner, made anew: upright, at most 2048 pixels, without metadata. Gives its id. Sending the
   * same picture again before an entry uses it gives the same id; unused ones go after a day. Refuses with `UnderMinimumAge`, `NotAPicture`,
   * `UnreadableHeic`, `BrokenPicture`, `TooManyPixels`, `TooManyPhotos`, `PhotosUnavailable`.
   */
  uploadPhoto(memberId: string, sent: Uint8Array): Promise<string>
  /** A photo of the member's own as WebP. Refuses with `UnknownPhoto` (also for another member's), `PhotosUnavailable`. */
  readPhoto(memberId: string, id: string, size: PhotoSize): Promise<Uint8Array>
  /** For which treatments in the member's record a progress photo earns points, now or later; the soonest first. */
  expectBonuses(memberId: string): Promise<readonly ExpectedBonus[]>
  /** The member's latest treatments of which the clinic says something that still matters, the latest first. */
  listRecentTreatments(memberId: string): Promise<readonly RecentTreatment[]>
  /** Removes the pictures that were given up or left unused for a day; gives how many. */
  purgeOrphanedPhotos(): Promise<number>
  /** All that the diary holds of a member, for their download. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes all entries and photos of a member. */
  eraseMember(memberId: string): Promise<void>
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
    eraseMember: memberId => eraseMember(ports, memberId),
  }
}
