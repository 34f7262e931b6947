import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { saidOf, type TreatedOn } from '../../../src/modules/diary/bonus.ts'
import { type Diary, openDiary } from '../../../src/modules/diary/diary.ts'
import {
  type Entry,
  isShowableAddress,
  type NewEntry,
  photoIdIn,
  photoPath,
} from '../../../src/modules/diary/entries.ts'
import type { DiaryPorts, Pictures } from '../../../src/modules/diary/ports.ts'
import { type Clock, clockAt } from '../../support/clock.ts'
import { readHeld } from '../../support/held.ts'

interface KeptPhoto {
  readonly memberId: string
  readonly id: string
  readonly digest: string
  readonly at: Date
  readonly entryId: string | undefined
  readonly isGivenUp: boolean
}

const mia = 'mia'
const noor = 'noor'
const services = new Map([
  ['facial', { name: 'HydraFacial' }],
  ['tint', { name: 'Brow tint' }],
])

let clock: Clock
let entries: (Entry & { readonly memberId: string })[]
let uploads: string[]
let photos: KeptPhoto[]
let store: Map<string, Pictures>
let treatments: TreatedOn[]
let credited: TreatedOn[]
let done: string[]
let diary: Diary

beforeEach(() => {
  clock = clockAt('2026-11-21T18:00:00Z')
  entries = []
  photos = []
  uploads = []
  store = new Map()
  treatments = []
  credited = []
  done = []
  diary = openDiary({
    entries: entriesInMemory(),
    photos: photosInMemory(),
    store: {
      keep: async ({ id }, pictures) => void store.set(id, pictures),
      fetch: async ({ id }, size) => store.get(id)?.[size],
      remove: async id => void store.delete(id),
    },
    processImage: async sent => ({ full: sent, thumbnail: sent.slice(0, 1) }),
    digestOf: async sent => sent.join(),
    now: clock.now,
    timeZone: 'America/Los_Angeles',
    serviceOf: async id => services.get(id),
    treatmentsOf: async () => treatments,
    creditBonus: async (_memberId, treatment) => {
      if (!treatments.some(other => isSame(other, treatment))) return 'not-in-record'
      if (credited.some(other => isSame(other, treatment))) return 'earned-before'
      credited.push(treatment)
      return 'credited'
    },
    creditedAmong: async (_memberId, among) =>
      among.filter(treatment => credited.some(other => isSame(other, treatment))),
    purgeSoon: () => void done.push('a sweep is due'),
  })
})

const isSame = (one: TreatedOn, other: TreatedOn) =>
  one.serviceId === other.serviceId && one.treatmentDate === other.treatmentDate

function entriesInMemory(): DiaryPorts['entries'] {
  const of = (memberId: string) => entries.filter(entry => entry.memberId === memberId)
  const giveUp = (id: string) => {
    photos = photos.map(photo => (photo.entryId === id ? { ...photo, isGivenUp: true } : photo))
  }
  return {
    takeTurn: async memberId => void done.push(`turn of ${memberId}`),
    add: async (memberId, entry) => void entries.unshift({ ...entry, memberId }),
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
      entries = entries.filter(entry => !found || entry.id !== id)
      return found
    },
    async removeAllOf(memberId) {
      entries = entries.filter(entry => entry.memberId !== memberId)
    },
  }
}

function photosInMemory(): DiaryPorts['photos'] {
  const isHere = (photo: KeptPhoto, memberId: string, id: string) =>
    photo.memberId === memberId && photo.id === id && !photo.isGivenUp
  const isUnused = ({ entryId, isGivenUp }: KeptPhoto) => entryId === undefined && !isGivenUp
  return {
    async count(memberId, _at, mostADay) {
      uploads.push(memberId)
      return uploads.filter(other => other === memberId).length <= mostADay
    },
    async note(memberId, photo) {
      const own = photos.filter(other => other.memberId === memberId)
      const same = own.find(other => other.digest === photo.digest && isUnused(other))
      if (same) return same.id
      photos.push({ ...photo, memberId, entryId: undefined, isGivenUp: false })
      return photo.id
    },
    async attach(memberId, id, entryId) {
      const found = photos.find(photo => isHere(photo, memberId, id) && isUnused(photo))
      photos = photos.map(photo => (photo === found ? { ...photo, entryId } : photo))
      return found !== undefined
    },
    isOf: async (memberId, id) => photos.some(photo => isHere(photo, memberId, id)),
    unusedOf: async memberId =>
      photos.filter(photo => photo.memberId === memberId && isUnused(photo)).map(({ id }) => id),
    async giveUpAllOf(memberId) {
      photos = photos.map(photo => (photo.memberId === memberId ? { ...photo, isGivenUp: true } : photo))
    },
    async giveUpUnused(before) {
      photos = photos.map(photo =>
        isUnused(photo) && photo.at < before ? { ...photo, isGivenUp: true } : photo,
      )
    },
    givenUp: async limit => photos.filter(({ isGivenUp }) => isGivenUp).slice(0, limit),
    async remove({ id }) {
      photos = photos.filter(photo => photo.id !== id)
    },
  }
}

const words = (changes: Partial<NewEntry> = {}): NewEntry => ({
  title: 'Day 14',
  description: null,
  entryType: 'progress',
  serviceId: 'facial',
  treatmentDate: '2026-11-07',
  imageUrl: null,
  ...changes,
})
const add = (changes: Partial<NewEntry> = {}) => diary.addDiaryEntry(mia, words(changes))
const upload = (picture: readonly number[] = [1, 2, 3], memberId = mia) =>
  diary.uploadPhoto(memberId, Uint8Array.from(picture))

describe('an entry', () => {
  it('is kept as it was written, with its time', async () => {
    const entry = await add({ description: 'calmer', entryType: 'before' })
    expect(entry).toMatchObject({
      ...words({ description: 'calmer', entryType: 'before' }),
      id: expect.any(String),
      pointsAwarded: 0,
      createdAt: clock.now(),
    })
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ memberId: mia, title: 'Day 14', pointsAwarded: 0 })
    expect(done).toEqual(['turn of mia'])
  })

  it.each([
    [{ imageUrl: 'http://velora.test/p.jpg' }, 'wrong-picture-address'],
    [{ treatmentDate: '2026-11-22' }, 'future-treatment'],
    [{ serviceId: 'nothing' }, 'unknown-service'],
    [{ imageUrl: photoPath(newId()) }, 'photo-gone'],
  ])('with %j is refused', async (wrong, refusal) => {
    await expect(add(wrong)).rejects.toMatchObject({ code: refusal })
    expect(entries).toEqual([])
  })

  it('may be about today, or about no day and no service', async () => {
    await add({ treatmentDate: '2026-11-21' })
    await add({ treatmentDate: null, serviceId: null })
    await add({ imageUrl: 'https://elsewhere.test/p.jpg' })
    expect(await diary.countDiaryEntries(mia)).toBe(3)
  })

  it('takes a photo of the member’s own, once', async () => {
    const id = await upload()
    const entry = await add({
      imageUrl: photoPath(id).toUpperCase().replace('/API/DIARY/PHOTOS', '/api/diary/photos'),
    })
    expect(entry.imageUrl).toBe(`/api/diary/photos/${id}`)
    expect(photos).toMatchObject([{ entryId: entry.id }])
    await expect(add({ imageUrl: photoPath(id) })).rejects.toMatchObject({ code: 'photo-gone' })
    const hers = await upload([9], noor)
    await expect(add({ imageUrl: photoPath(hers) })).rejects.toMatchObject({ code: 'photo-gone' })
  })

  it('is listed, newest first, and removed with its photo', async () => {
    const first = await add({ imageUrl: photoPath(await upload()) })
    clock.advance({ seconds: 1 })
    const second = await add()
    const ids = async (before?: string) => (await diary.listDiaryEntries(mia, 10, before)).map(({ id }) => id)
    expect(await ids()).toEqual([second.id, first.id])
    expect(await ids(second.id)).toEqual([first.id])
    done.length = 0
    await diary.removeDiaryEntry(mia, first.id)
    expect(await ids()).toEqual([second.id])
    expect(done).toEqual(['a sweep is due'])
    await expect(diary.removeDiaryEntry(mia, first.id)).rejects.toMatchObject({ code: 'unknown-entry' })
    await expect(diary.removeDiaryEntry(noor, second.id)).rejects.toMatchObject({ code: 'unknown-entry' })
    expect(done).toHaveLength(1)
  })
})

describe('the address of a picture', () => {
  const id = '0193a2f0-0000-7000-8000-00000000000a'

  it.each([
    [`/api/diary/photos/${id}`, id],
    [`/api/diary/photos/${id.toUpperCase()}`, id],
    [`https://velora.test/api/diary/photos/${id}`, undefined],
    [`/api/diary/photos/${id}/`, undefined],
    [`/api/diary/photos/${id.slice(1)}`, undefined],
    [`/api/diary/photos/${id.replaceAll('-', '')}`, undefined],
    [null, undefined],
  ])('%s is one’s own photo %s', (address, photo) => {
    expect(photoIdIn(address)).toBe(photo)
  })

  it.each([
    ['https://elsewhere.test/p.jpg', true],
    ['http://elsewhere.test/p.jpg', false],
    ['https://mia@elsewhere.test/p.jpg', false],
    ['https://:secret@elsewhere.test/p.jpg', false],
    ['javascript:alert(1)', false],
    ['/p.jpg', false],
    ['', false],
  ])('%s may be shown: %s', (address, may) => {
    expect(isShowableAddress(address)).toBe(may)
  })
})

describe('a photo', () => {
  it('is kept for its owner, in both sizes', async () => {
    const id = await upload()
    expect(await diary.readPhoto(mia, id, 'full')).toEqual(Uint8Array.from([1, 2, 3]))
    expect(await diary.readPhoto(mia, id, 'thumbnail')).toEqual(Uint8Array.from([1]))
    await expect(diary.readPhoto(noor, id, 'full')).rejects.toMatchObject({ code: 'unknown-photo' })
    store.clear()
    await expect(diary.readPhoto(mia, id, 'full')).rejects.toMatchObject({ code: 'unknown-photo' })
  })

  it('that is sent again before an entry has it is the same', async () => {
    expect(await upload()).toBe(await upload())
    expect(photos).toMatchObject([{ memberId: mia, digest: '1,2,3', at: clock.now() }])
  })

  it('is one of sixty a day', async () => {
    for (let n = 0; n < 60; n++) await upload([n])
    await expect(upload([60])).rejects.toMatchObject({ code: 'too-many-photos' })
    expect(store.size).toBe(60)
  })

  it('is swept away when it was given up, or unused for a day', async () => {
    const used = await upload([1])
    await add({ imageUrl: photoPath(used) })
    const unused = await upload([2])
    const { id: removed } = await add({ imageUrl: photoPath(await upload([3])) })
    await diary.removeDiaryEntry(mia, removed)
    clock.advance({ days: 1 })
    expect(await diary.purgeOrphanedPhotos()).toBe(1)
    expect([...store.keys()]).toEqual([used, unused])
    clock.advance({ seconds: 1 })
    expect(await diary.purgeOrphanedPhotos()).toBe(1)
    expect([...store.keys()]).toEqual([used])
    expect(photos.map(({ id }) => id)).toEqual([used])
  })

  it('is swept away however many there are', async () => {
    for (const [n, member] of ['a', 'b', 'c', 'd'].entries())
      for (let m = 0; m < 60; m++) await upload([n, m], member)
    clock.advance({ days: 1, seconds: 1 })
    expect(await diary.purgeOrphanedPhotos()).toBe(240)
    expect(store.size).toBe(0)
  })
})

describe('the points of a progress photo', () => {
  const imageUrl = () => upload().then(photoPath)
  beforeEach(() => {
    treatments = [{ serviceId: 'facial', treatmentDate: '2026-11-07' }]
  })

  it('are credited two weeks after the treatment, once', async () => {
    expect(await add({ imageUrl: await imageUrl() })).toMatchObject({
      pointsAwarded: 15,
      unearned: undefined,
    })
    expect(entries[0]).toMatchObject({ pointsAwarded: 15 })
    expect(credited).toEqual([{ serviceId: 'facial', treatmentDate: '2026-11-07' }])
    expect(await add({ imageUrl: await imageUrl() })).toMatchObject({
      pointsAwarded: 0,
      unearned: 'earned-before',
    })
  })

  it.each([
    ['too-early', { treatmentDate: '2026-11-08' }, / 14 days after the treatment/],
    ['other-entry', { entryType: 'after' }, /diary\.$/],
    ['other-entry', { entryType: 'before' }, /diary\.$/],
    ['no-treatment', { serviceId: null }, /names no service and treatment date/],
    ['no-treatment', { treatmentDate: null }, /names no service and treatment date/],
    ['not-in-record', { treatmentDate: '2026-11-06' }, /has no such treatment on that day/],
    ['not-in-record', { serviceId: 'tint' }, /has no such treatment on that day/],
    ['no-photo', { imageUrl: null }, /Without a photo/],
    ['not-uploaded', { imageUrl: 'https://elsewhere.test/p.jpg' }, /only an uploaded photo/],
  ] as const)('are none, and the member is told why: %s', async (unearned, changes, words) => {
    const entry = await add({ imageUrl: await imageUrl(), ...changes })
    expect(entry).toMatchObject({ pointsAwarded: 0, unearned })
    expect(credited).toEqual([])
    expect(saidOf(0, entry.unearned)).toMatch(/^Your entry is in your diary\./)
    expect(saidOf(0, entry.unearned)).toMatch(words)
  })

  it('are told with their number', () => {
    expect(saidOf(15, undefined)).toBe('You earned 15 points for your progress photo.')
    expect(saidOf(0, undefined)).toBe('Your entry is in your diary.')
    expect(saidOf(0, 'earned-before')).toMatch(/has earned its points already\.$/)
  })

  it('are expected for the recorded treatments that have not earned them, the soonest first', async () => {
    treatments = [
      { serviceId: 'facial', treatmentDate: '2026-11-07' },
      { serviceId: 'tint', treatmentDate: '2026-11-20' },
      { serviceId: 'facial', treatmentDate: '2026-11-15' },
      { serviceId: 'tint', treatmentDate: '2026-10-01' },
      { serviceId: 'facial', treatmentDate: '2026-10-01' },
      { serviceId: 'gone', treatmentDate: '2026-11-01' },
    ]
    credited = [{ serviceId: 'facial', treatmentDate: '2026-10-01' }]
    const points = 15
    expect(await diary.expectBonuses(mia)).toMatchObject([
      {
        serviceId: 'facial',
        treatmentDate: '2026-11-07',
        serviceName: 'HydraFacial',
        inDays: 0,
        points,
        earnsFrom: '2026-11-21',
      },
      { serviceId: 'tint', treatmentDate: '2026-10-01', serviceName: 'Brow tint', inDays: 0, points },
      { serviceId: 'facial', treatmentDate: '2026-11-15', serviceName: 'HydraFacial', inDays: 8, points },
      {
        serviceId: 'tint',
        treatmentDate: '2026-11-20',
        serviceName: 'Brow tint',
        inDays: 13,
        points,
        earnsFrom: '2026-12-04',
      },
    ])
  })
})

describe('what the diary holds of a member', () => {
  it('is every entry, with the photos that no entry has', async () => {
    const entry = await add({ imageUrl: photoPath(await upload([1])) })
    const unused = await upload([2])
    expect(await readHeld(diary.personalDataOf(mia))).toMatchObject({
      entries: [{ id: entry.id, title: 'Day 14', createdAt: new Date('2026-11-21T18:00:00.000Z') }],
      photosWithoutEntry: [`/api/diary/photos/${unused}`],
    })
  })

  it.each([200, 201, 401])('is all of %i entries', async count => {
    for (let n = 0; n < count; n++) await add()
    const { entries: held } = await readHeld<{ entries: readonly { id: string }[] }>(
      diary.personalDataOf(mia),
    )
    expect(new Set(held.map(({ id }) => id)).size).toBe(count)
    expect(held).toHaveLength(count)
  })

  it('is gone when the member leaves, pictures too', async () => {
    await add({ imageUrl: photoPath(await upload([1])) })
    const hers = await upload([2], noor)
    done.length = 0
    await diary.eraseMember(mia)
    expect(done).toEqual(['a sweep is due'])
    await diary.purgeOrphanedPhotos()
    expect([entries.length, [...store.keys()]]).toEqual([0, [hers]])
  })
})
