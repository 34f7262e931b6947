import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { isShowableAddress, photoIdIn, photoPath } from '../../../src/modules/diary/entries.ts'
import { readHeld } from '../../support/held.ts'
import { mia, noor, openClinic, words } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('an entry', () => {
  it('is kept as it was written, with its time', async () => {
    const entry = await clinic.add({ description: 'calmer', entryType: 'before' })
    expect(entry).toMatchObject({
      ...words({ description: 'calmer', entryType: 'before' }),
      id: expect.any(String),
      pointsAwarded: 0,
      createdAt: clinic.clock.now(),
    })
    expect(clinic.kept.entries).toHaveLength(1)
    expect(clinic.kept.entries[0]).toMatchObject({ memberId: mia, title: 'Day 14', pointsAwarded: 0 })
    expect(clinic.kept.done).toEqual(['turn of mia'])
  })

  it.each([
    [{ imageUrl: 'http://velora.test/p.jpg' }, 'wrong-picture-address'],
    [{ treatmentDate: '2026-11-22' }, 'future-treatment'],
    [{ serviceId: 'nothing' }, 'unknown-service'],
    [{ imageUrl: photoPath(newId()) }, 'photo-gone'],
  ])('with %j is refused', async (wrong, refusal) => {
    await expect(clinic.add(wrong)).rejects.toMatchObject({ code: refusal })
    expect(clinic.kept.entries).toEqual([])
  })

  it('may be about today, or about no day and no service', async () => {
    await clinic.add({ treatmentDate: '2026-11-21' })
    await clinic.add({ treatmentDate: null, serviceId: null })
    await clinic.add({ imageUrl: 'https://elsewhere.test/p.jpg' })
    expect(await clinic.diary.countDiaryEntries(mia)).toBe(3)
  })

  it('takes a photo of the member’s own, once', async () => {
    const id = await clinic.upload()
    const entry = await clinic.add({
      imageUrl: photoPath(id).toUpperCase().replace('/API/DIARY/PHOTOS', '/api/diary/photos'),
    })
    expect(entry.imageUrl).toBe(`/api/diary/photos/${id}`)
    expect(clinic.kept.photos).toMatchObject([{ entryId: entry.id }])
    await expect(clinic.add({ imageUrl: photoPath(id) })).rejects.toMatchObject({ code: 'photo-gone' })
    const hers = await clinic.upload([9], noor)
    await expect(clinic.add({ imageUrl: photoPath(hers) })).rejects.toMatchObject({ code: 'photo-gone' })
  })

  it('is listed, newest first, and removed with its photo', async () => {
    const first = await clinic.add({ imageUrl: photoPath(await clinic.upload()) })
    clinic.clock.advance({ seconds: 1 })
    const second = await clinic.add()
    const ids = async (before?: string) =>
      (await clinic.diary.listDiaryEntries(mia, 10, before)).map(({ id }) => id)
    expect(await ids()).toEqual([second.id, first.id])
    expect(await ids(second.id)).toEqual([first.id])
    clinic.kept.done.length = 0
    await clinic.diary.removeDiaryEntry(mia, first.id)
    expect(await ids()).toEqual([second.id])
    expect(clinic.kept.done).toEqual(['a sweep is due'])
    await expect(clinic.diary.removeDiaryEntry(mia, first.id)).rejects.toMatchObject({
      code: 'unknown-entry',
    })
    await expect(clinic.diary.removeDiaryEntry(noor, second.id)).rejects.toMatchObject({
      code: 'unknown-entry',
    })
    expect(clinic.kept.done).toHaveLength(1)
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
    const id = await clinic.upload()
    expect(await clinic.diary.readPhoto(mia, id, 'full')).toEqual(Uint8Array.from([1, 2, 3]))
    expect(await clinic.diary.readPhoto(mia, id, 'thumbnail')).toEqual(Uint8Array.from([1]))
    await expect(clinic.diary.readPhoto(noor, id, 'full')).rejects.toMatchObject({ code: 'unknown-photo' })
    clinic.kept.store.clear()
    await expect(clinic.diary.readPhoto(mia, id, 'full')).rejects.toMatchObject({ code: 'unknown-photo' })
  })

  it('that is sent again before an entry has it is the same', async () => {
    expect(await clinic.upload()).toBe(await clinic.upload())
    expect(clinic.kept.photos).toMatchObject([{ memberId: mia, digest: '1,2,3', at: clinic.clock.now() }])
  })

  it('is one of sixty a day', async () => {
    for (let n = 0; n < 60; n++) await clinic.upload([n])
    await expect(clinic.upload([60])).rejects.toMatchObject({ code: 'too-many-photos' })
    expect(clinic.kept.store.size).toBe(60)
  })

  it('is swept away when it was given up, or unused for a day', async () => {
    const used = await clinic.upload([1])
    await clinic.add({ imageUrl: photoPath(used) })
    const unused = await clinic.upload([2])
    const { id: removed } = await clinic.add({ imageUrl: photoPath(await clinic.upload([3])) })
    await clinic.diary.removeDiaryEntry(mia, removed)
    clinic.clock.advance({ days: 1 })
    expect(await clinic.diary.purgeOrphanedPhotos()).toBe(1)
    expect([...clinic.kept.store.keys()]).toEqual([used, unused])
    clinic.clock.advance({ seconds: 1 })
    expect(await clinic.diary.purgeOrphanedPhotos()).toBe(1)
    expect([...clinic.kept.store.keys()]).toEqual([used])
    expect(clinic.kept.photos.map(({ id }) => id)).toEqual([used])
  })

  it('is swept away however many there are', async () => {
    for (const [n, member] of ['a', 'b', 'c', 'd'].entries())
      for (let m = 0; m < 60; m++) await clinic.upload([n, m], member)
    clinic.clock.advance({ days: 1, seconds: 1 })
    expect(await clinic.diary.purgeOrphanedPhotos()).toBe(240)
    expect(clinic.kept.store.size).toBe(0)
  })
})

describe('what the diary holds of a member', () => {
  it('is every entry, with the photos that no entry has', async () => {
    const entry = await clinic.add({ imageUrl: photoPath(await clinic.upload([1])) })
    const unused = await clinic.upload([2])
    expect(await readHeld(clinic.diary.personalDataOf(mia))).toMatchObject({
      entries: [{ id: entry.id, title: 'Day 14', createdAt: new Date('2026-11-21T18:00:00.000Z') }],
      photosWithoutEntry: [`/api/diary/photos/${unused}`],
    })
  })

  it.each([200, 201, 401])('is all of %i entries', async count => {
    for (let n = 0; n < count; n++) await clinic.add()
    const { entries: held } = await readHeld<{ entries: readonly { id: string }[] }>(
      clinic.diary.personalDataOf(mia),
    )
    expect(new Set(held.map(({ id }) => id)).size).toBe(count)
    expect(held).toHaveLength(count)
  })

  it('is gone when the member leaves, pictures too', async () => {
    await clinic.add({ imageUrl: photoPath(await clinic.upload([1])) })
    const hers = await clinic.upload([2], noor)
    clinic.kept.done.length = 0
    await clinic.diary.eraseMember(mia)
    expect(clinic.kept.done).toEqual(['a sweep is due'])
    await clinic.diary.purgeOrphanedPhotos()
    expect([clinic.kept.entries.length, [...clinic.kept.store.keys()]]).toEqual([0, [hers]])
  })
})
