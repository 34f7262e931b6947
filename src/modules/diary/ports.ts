import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { NoBonusReason, TreatedOn } from './bonus.ts'
import type { Entry } from './entries.ts'

/** The stored entries. Their text is encrypted. */
export interface Entries {
  /** Waits until no other transaction is adding an entry for this member, so a bonus can't be credited twice. */
  takeTurn(memberId: string): Promise<void>
  add(memberId: string, entry: Entry): Promise<void>
  /** Newest first, below the entry with the ID `before`. */
  of(memberIds: readonly string[], limit: number, before: string | undefined): Promise<readonly Entry[]>
  countOf(memberIds: readonly string[]): Promise<number>
  /** Removes an entry and marks its photo for removal; false if the member has no such entry. */
  remove(memberId: string, id: string): Promise<boolean>
  removeAllOf(memberIds: readonly string[]): Promise<void>
}

/** The photos' records and owners; the images are in `PhotoStore`. */
export interface Photos {
  /** Counts an upload atomically. False if the member already had `mostADay` within 24 hours. */
  count(memberId: string, at: Date, mostADay: number): Promise<boolean>
  /** Records a photo before it's stored and returns its ID. The same picture keeps its ID until an entry uses it. */
  note(
    memberId: string,
    photo: { readonly id: string; readonly digest: string; readonly at: Date },
  ): Promise<string>
  /** Attaches an unused photo to an entry. False if it's missing, in use or another member's. */
  attach(memberId: string, id: string, entryId: string): Promise<boolean>
  isOf(memberId: string, id: string): Promise<boolean>
  unusedOf(memberId: string): Promise<readonly string[]>
  giveUpAllOf(memberIds: readonly string[]): Promise<boolean>
  /** Marks photos for removal that no entry has used since then. */
  giveUpUnused(before: Date): Promise<void>
  /** Some photos marked for removal, after this ID. They're no longer visible, and their images have to be deleted. */
  givenUp(limit: number, after: string | undefined): Promise<readonly OwnedPhoto[]>
  remove(photo: OwnedPhoto): Promise<void>
}

export interface OwnedPhoto {
  readonly memberId: string
  readonly id: string
}

export type PhotoSize = 'full' | 'thumbnail'

/** The stored images of a photo: WebP, upright, at most 2048 pixels on the longer side, without metadata. */
export type Pictures = Readonly<Record<PhotoSize, Uint8Array>>

/** Stores images encrypted, so only the server can read them. Refuses with `PhotosUnavailable`. */
export interface PhotoStore {
  /** Durable once it resolves; replaces an earlier version. */
  keep(photo: OwnedPhoto, pictures: Pictures): Promise<void>
  fetch(photo: OwnedPhoto, size: PhotoSize): Promise<Uint8Array | undefined>
  /** Succeeds even if the photo doesn't exist. */
  remove(id: string): Promise<void>
}

/** The clinic's information about a service, even if it's no longer offered. */
export interface AboutService {
  readonly name: string
  /** Roughly how long the effect lasts; null if unknown. */
  readonly lastsWeeks: number | null
  /** Aftercare instructions; may be empty. */
  readonly aftercare: string
  /** Days until a photo shows the result; null if unknown. */
  readonly photoAfterDays: number | null
}

export interface NamedTreatment extends TreatedOn {
  /** The service's name at that time; null if it was not recorded. */
  readonly serviceName: string | null
}

export interface DiaryPorts {
  readonly entries: Entries
  readonly photos: Photos
  /** The member and the accounts merged into them; their photos stay under the old account. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  readonly store: PhotoStore
  /** Detects the type from the content and re-encodes it. Refuses anything but pictures. */
  readonly processImage: (sent: Uint8Array) => Promise<Pictures>
  /** Equal for equal bytes. Nobody else can use it to recognize a picture. */
  readonly digestOf: (sent: Uint8Array) => Promise<string>
  /** Refuses with `UnderMinimumAge` if the member is too young to consent to photos. */
  readonly requireAge: (memberId: string) => Promise<void>
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly serviceOf: (id: string) => Promise<AboutService | undefined>
  /** The member's recorded treatments, without undone ones. */
  readonly treatmentsOf: (memberId: string) => Promise<readonly NamedTreatment[]>
  /** Credits a treatment's bonus, once per member, service and treatment date. It must be in the member's record. */
  readonly creditBonus: (
    memberId: string,
    treatment: TreatedOn,
    points: number,
  ) => Promise<'credited' | Extract<NoBonusReason, 'not-in-record' | 'earned-before'>>
  /** The treatments whose bonus was already credited. */
  readonly creditedAmong: (
    memberId: string,
    treatments: readonly TreatedOn[],
  ) => Promise<readonly TreatedOn[]>
  /** Runs `purgeOrphanedPhotos` after the caller's transaction commits. */
  readonly purgeSoon: () => void
}
