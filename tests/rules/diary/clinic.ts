import type { TreatedOn } from '../../../src/modules/diary/bonus.ts'
import { openDiary } from '../../../src/modules/diary/diary.ts'
import type { Entry, NewEntry } from '../../../src/modules/diary/entries.ts'
import type { DiaryPorts, Pictures } from '../../../src/modules/diary/ports.ts'
import { clockAt } from '../../support/clock.ts'

interface KeptPhoto {
  readonly memberId: string
  readonly id: string
  readonly digest: string
  readonly at: Date
  readonly entryId: string | undefined
  readonly isGivenUp: boolean
}

export const mia = 'mia'
export const noor = 'noor'
const nothingSaid = {
  lastsWeeks: null as number | null,
  aftercare: '',
  photoAfterDays: null as number | null,
}
const services = new Map([
  ['facial', { ...nothingSaid, name: 'HydraFacial' }],
  ['tint', { ...nothingSaid, name: 'Brow tint' }],
  ['filler', { name: 'Lip Filler', lastsWeeks: 26, aftercare: 'No sports.', photoAfterDays: 21 }],
])

/** What the diary's ports keep in memory. */
interface Kept {
  entries: (Entry & { readonly memberId: string })[]
  photos: KeptPhoto[]
  readonly uploads: string[]
  readonly store: Map<string, Pictures>
  treatments: (TreatedOn & { readonly serviceName?: string })[]
  credited: TreatedOn[]
  readonly done: string[]
}

const isSame = (one: TreatedOn, other: TreatedOn) =>
  one.serviceId === other.serviceId && one.treatmentDate === other.treatmentDate

/** The diary over ports that keep everything in memory, what they kept, and how a member uses it. */
export function openClinic() {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const kept: Kept = {
    entries: [],
    photos: [],
    uploads: [],
    store: new Map(),
    treatments: [],
    credited: [],
    done: [],
  }
  const diary = openDiary({
    entries: entriesInMemory(kept),
    photos: photosInMemory(kept),
    store: {
      keep: async ({ id }, pictures) => void kept.store.set(id, pictures),
      fetch: async ({ id }, size) => kept.store.get(id)?.[size],
      remove: async id => void kept.store.delete(id),
    },
    processImage: async sent => ({ full: sent, thumbnail: sent.slice(0, 1) }),
    digestOf: async sent => sent.join(),
    now: clock.now,
    requireAge: async () => {},
    timeZone: 'America/Los_Angeles',
    serviceOf: async id => services.get(id),
    treatmentsOf: async () => kept.treatments.map(treatment => ({ serviceName: null, ...treatment })),
    creditBonus: async (_memberId, treatment) => {
      if (!kept.treatments.some(other => isSame(other, treatment))) return 'not-in-record'
      if (kept.credited.some(other => isSame(other, treatment))) return 'earned-before'
      kept.credited.push(treatment)
      return 'credited'
    },
    creditedAmong: async (_memberId, among) =>
      among.filter(treatment => kept.credited.some(other => isSame(other, treatment))),
    purgeSoon: () => void kept.done.push('a sweep is due'),
  })
  const add = (changes: Partial<NewEntry> = {}) => diary.addDiaryEntry(mia, words(changes))
  const upload = (picture: readonly number[] = [1, 2, 3], memberId = mia) =>
    diary.uploadPhoto(memberId, Uint8Array.from(picture))
  return { clock, kept, diary, add, upload }
}

function entriesInMemory(kept: Kept): DiaryPorts['entries'] {
  const of = (memberId: string) => kept.entries.filter(entry => entry.memberId === memberId)
  const giveUp = (id: string) => {
    kept.photos = kept.photos.map(photo => (photo.entryId === id ? { ...photo, isGivenUp: true } : photo))
  }
  return {
    takeTurn: async memberId => void kept.done.push(`turn of ${memberId}`),
    add: async (memberId, entry) => void kept.entries.unshift({ ...entry, memberId }),
    of: async (memberId, limit, before) => {
      const place = of(memberId).findIndex(({ id }) => id === before)
      return of(memberId)
        .slice(place + 1, place + 1 + limit)
        .map(({ memberId: _own, ...entry }) => entry)
    },
    countOf: async memberId => of(memberId).length,
    async remove(memberId, id) {
      const found = of(memberId).some(entry => entry.id === id)
      if (found) giveUp(id)
      kept.entries = kept.entries.filter(entry => !found || entry.id !== id)
      return found
    },
    async removeAllOf(memberId) {
      kept.entries = kept.entries.filter(entry => entry.memberId !== memberId)
    },
  }
}

function photosInMemory(kept: Kept): DiaryPorts['photos'] {
  const isHere = (photo: KeptPhoto, memberId: string, id: string) =>
    photo.memberId === memberId && photo.id === id && !photo.isGivenUp
  const isUnused = ({ entryId, isGivenUp }: KeptPhoto) => entryId === undefined && !isGivenUp
  return {
    async count(memberId, _at, mostADay) {
      kept.uploads.push(memberId)
      return kept.uploads.filter(other => other === memberId).length <= mostADay
    },
    async note(memberId, photo) {
      const own = kept.photos.filter(other => other.memberId === memberId)
      const same = own.find(other => other.digest === photo.digest && isUnused(other))
      if (same) return same.id
      kept.photos.push({ ...photo, memberId, entryId: undefined, isGivenUp: false })
      return photo.id
    },
    async attach(memberId, id, entryId) {
      const found = kept.photos.find(photo => isHere(photo, memberId, id) && isUnused(photo))
      kept.photos = kept.photos.map(photo => (photo === found ? { ...photo, entryId } : photo))
      return found !== undefined
    },
    isOf: async (memberId, id) => kept.photos.some(photo => isHere(photo, memberId, id)),
    unusedOf: async memberId =>
      kept.photos.filter(photo => photo.memberId === memberId && isUnused(photo)).map(({ id }) => id),
    async giveUpAllOf(memberId) {
      kept.photos = kept.photos.map(photo =>
        photo.memberId === memberId ? { ...photo, isGivenUp: true } : photo,
      )
    },
    async giveUpUnused(before) {
      kept.photos = kept.photos.map(photo =>
        isUnused(photo) && photo.at < before ? { ...photo, isGivenUp: true } : photo,
      )
    },
    givenUp: async limit => kept.photos.filter(({ isGivenUp }) => isGivenUp).slice(0, limit),
    async remove({ id }) {
      kept.photos = kept.photos.filter(photo => photo.id !== id)
    },
  }
}

export const words = (changes: Partial<NewEntry> = {}): NewEntry => ({
  title: 'Day 14',
  description: null,
  entryType: 'progress',
  serviceId: 'facial',
  treatmentDate: '2026-11-07',
  imageUrl: null,
  ...changes,
})
