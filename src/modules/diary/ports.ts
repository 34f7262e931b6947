import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { NoBonusReason, TreatedOn } from './bonus.ts'
import type { Entry } from './entries.ts'

/** Entries as they are kept: what a member writes is encrypted there. */
export interface Entries {
  /** Waits until no other transaction adds an entry for this member: then what it earns can be counted once. */
  takeTurn(memberId: string): Promise<void>
  add(memberId: string, entry: Entry): Promise<void>
  /** Newest first, from below the entry with the id `before`. */
  of(memberIds: readonly string[], limit: number, before: string | undefined): Promise<readonly Entry[]>
  countOf(memberIds: readonly string[]): Promise<number>
  /** Removes an entry and gives its photo up; false when the member has none with this id. */
  remove(memberId: string, id: string): Promise<boolean>
  removeAllOf(memberId: string): Promise<void>
}

/** Which photos there are and whose; the pictures themselves are in `PhotoStore`. */
export interface Photos {
  /** Counts an upload, in one step with all others; false when the member had `mostADay` within 24 hours. */
  count(memberId: string, at: Date, mostADay: number): Promise<boolean>
  /**
   * Notes a photo that is about to be kept and gives its id. The same picture sent again while no entry has it keeps its
   * id.
   */
  note(
    memberId: string,
    photo: { readonly id: string; readonly digest: string; readonly at: Date },
  ): Promise<string>
  /** Gives an unused photo to an entry; false when it is not there, in use, or another member's. */
  attach(memberId: string, id: string, entryId: string): Promise<boolean>
  isOf(memberId: string, id: string): Promise<boolean>
  unusedOf(memberId: string): Promise<readonly string[]>
  giveUpAllOf(memberId: string): Promise<void>
  /** Gives up what no entry has used since then. */
  giveUpUnused(before: Date): Promise<void>
  /** Some of those that were given up: nobody sees them any more, and their pictures are to be removed. */
  givenUp(limit: number): Promise<readonly OwnedPhoto[]>
  remove(photo: OwnedPhoto): Promise<void>
}

export interface OwnedPhoto {
  readonly memberId: string
  readonly id: string
}

export type PhotoSize = 'full' | 'thumbnail'

/** A photo as it is kept: turned upright, at most 2048 pixels on its longer side, without metadata; WebP. */
export type Pictures = Readonly<Record<PhotoSize, Uint8Array>>

/** Where pictures are kept, encrypted, out of everybody's reach but ours. Refuses with `PhotosUnavailable`. */
export interface PhotoStore {
  /** Durable once it resolves; again with the same photo replaces. */
  keep(photo: OwnedPhoto, pictures: Pictures): Promise<void>
  fetch(photo: OwnedPhoto, size: PhotoSize): Promise<Uint8Array | undefined>
  /** Removing a missing one is not an error. */
  remove(id: string): Promise<void>
}

/** What the clinic says of a service, also of one that it no longer offers. */
export interface AboutService {
  readonly name: string
  /** Roughly how long the effect lasts; null: unknown. */
  readonly lastsWeeks: number | null
  /** Aftercare instructions; may be empty. */
  readonly aftercare: string
  /** Days until a photo shows the result; null: unknown. */
  readonly photoAfterDays: number | null
}

export interface NamedTreatment extends TreatedOn {
  /** The service's name at that time; null if it was not recorded. */
  readonly serviceName: string | null
}

export interface DiaryPorts {
  readonly entries: Entries
  readonly photos: Photos
  /** The member and those who were merged into them: what they kept stays where it was. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  readonly store: PhotoStore
  /** Detects the type from the content, and re-encodes it. Refuses anything but pictures. */
  readonly processImage: (sent: Uint8Array) => Promise<Pictures>
  /** The same for the same bytes, and for nobody else a way to recognise them. */
  readonly digestOf: (sent: Uint8Array) => Promise<string>
  /** Refuses with `UnderMinimumAge` for a member who is too young to agree to photos. */
  readonly requireAge: (memberId: string) => Promise<void>
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly serviceOf: (id: string) => Promise<AboutService | undefined>
  /** The member's treatments as the clinic recorded them, without those that were undone. */
  readonly treatmentsOf: (memberId: string) => Promise<readonly NamedTreatment[]>
  /** Credits the bonus of a treatment in the member's record, once per member, service and treatment date. */
  readonly creditBonus: (
    memberId: string,
    treatment: TreatedOn,
    points: number,
  ) => Promise<'credited' | Extract<NoBonusReason, 'not-in-record' | 'earned-before'>>
  /** Those for which the bonus was credited already. */
  readonly creditedAmong: (
    memberId: string,
    treatments: readonly TreatedOn[],
  ) => Promise<readonly TreatedOn[]>
  /** Has `purgeOrphanedPhotos` run once the change that the caller is in is committed. */
  readonly purgeSoon: () => void
}
