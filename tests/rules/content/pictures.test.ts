import { describe, expect, it } from 'vitest'
import { type Crop, cropOf } from '../../../src/modules/content/pictures/crop.ts'
import { pictureIdsIn, picturePath } from '../../../src/modules/content/pictures/picture-files.ts'
import { openPictures } from '../../../src/modules/content/pictures/pictures.ts'
import type { ProcessedPicture } from '../../../src/modules/content/pictures/ports.ts'
import { UnknownPicture } from '../../../src/modules/content/pictures/refusals.ts'

const idOf = (n: number) => String(n).padStart(32, '0')
const wide: Crop = { shape: 'wide', x: 0.5, y: 0.5 }

describe('a crop', () => {
  it.each([
    ['of a square is as wide as it', { width: 1600, height: 1600 }, wide, [0, 350, 1600, 900]],
    ['begins where somebody wants it', { width: 1600, height: 1600 }, { ...wide, y: 0 }, [0, 0, 1600, 900]],
    ['ends at the edge', { width: 1600, height: 1600 }, { ...wide, x: 1, y: 1 }, [0, 700, 1600, 900]],
    ['of a panorama is as high as it', { width: 4000, height: 900 }, { ...wide, x: 1 }, [2400, 0, 1600, 900]],
    [
      'may be a square',
      { width: 900, height: 300 },
      { shape: 'square' as const, x: 0.5, y: 0 },
      [300, 0, 300, 300],
    ],
    [
      'may be all of it',
      { width: 901, height: 307 },
      { shape: 'whole' as const, x: 1, y: 1 },
      [0, 0, 901, 307],
    ],
    ['of a line is a pixel at least', { width: 1, height: 4000 }, wide, [0, 2000, 1, 1]],
  ])('%s', (_what, size, crop, [left, top, width, height]) => {
    expect(cropOf(size, crop)).toEqual({ left, top, width, height })
  })
})

describe('the clinic’s pictures', () => {
  function picturesInMemory() {
    const clock = { now: new Date('2026-11-01T12:00:00Z') }
    const kept = new Map<string, ProcessedPicture>()
    const known = new Map<string, { at: Date; isNamed: boolean }>()
    const stuck = new Set<string>()
    let made = 0
    const pictures = openPictures({
      now: () => clock.now,
      process: async (_sent, { shape }) => {
        made += 1
        const bytes = new TextEncoder().encode(shape)
        return { id: idOf(made), files: [{ width: 800, format: 'webp', bytes }] }
      },
      store: {
        keep: async picture => {
          if (!known.has(picture.id)) throw new Error('Nobody knows of it.')
          kept.set(picture.id, picture)
        },
        fetch: async (id, width, format) => {
          const found = kept.get(id)?.files.find(file => file.width === width && file.format === format)
          if (!found) throw new UnknownPicture()
          return found.bytes
        },
        remove: async id => {
          if (stuck.has(id)) throw new Error(`${id} is stuck.`)
          kept.delete(id)
        },
      },
      known: {
        note: async (id, at) => void known.set(id, { at, isNamed: false }),
        retain: async ids => {
          for (const id of ids) Object.assign(known.get(id) ?? {}, { isNamed: true })
        },
        unused: async before =>
          [...known].filter(([, { at, isNamed }]) => !isNamed && at < before).map(([id]) => id),
        async removeUnused(id, _before, remove) {
          await remove(id)
          return known.delete(id)
        },
      },
    })
    return { pictures, kept, stuck, clock }
  }

  const sent = new Uint8Array([1])

  it('are seen by their path', async () => {
    const { pictures } = picturesInMemory()
    expect(await pictures.addPicture(await pictures.processPicture(sent, wide))).toBe(picturePath(idOf(1)))
    expect(new TextDecoder().decode(await pictures.readPicture(idOf(1), 800, 'webp'))).toBe('wide')
    for (const unknown of [
      () => pictures.readPicture(idOf(2), 800, 'webp'),
      () => pictures.readPicture(idOf(1), 800, 'avif'),
    ])
      await expect(unknown()).rejects.toMatchObject({ code: 'unknown-picture' })
  })

  it('go after 30 days, unless something names them', async () => {
    const { pictures, kept, clock } = picturesInMemory()
    const path = await pictures.addPicture(await pictures.processPicture(sent, wide))
    for (let n = 0; n < 40; n++) await pictures.addPicture(await pictures.processPicture(sent, wide))
    await pictures.retainPicturesIn({ services: [{ imageUrl: path }] })
    await pictures.retainPicturesIn({ services: [] })
    clock.now = new Date('2026-12-01T12:00:00Z')
    expect(await pictures.purgeUnusedPictures()).toBe(0)
    clock.now = new Date('2026-12-01T12:00:00.001Z')
    expect(await pictures.purgeUnusedPictures()).toBe(40)
    expect([...kept.keys()]).toEqual([idOf(1)])
  })

  it('go also where one of them can’t be removed, which is tried again', async () => {
    const { pictures, kept, stuck, clock } = picturesInMemory()
    for (let n = 0; n < 3; n++) await pictures.addPicture(await pictures.processPicture(sent, wide))
    stuck.add(idOf(1))
    clock.now = new Date('2026-12-02T12:00:00Z')
    await expect(pictures.purgeUnusedPictures()).rejects.toThrow(/stuck/)
    expect([...kept.keys()]).toEqual([idOf(1)])
    stuck.clear()
    expect(await pictures.purgeUnusedPictures()).toBe(1)
  })

  it('are found wherever they are named, once each', () => {
    const named = { a: picturePath(idOf(7)), b: [{ c: `see ${picturePath(idOf(8))}` }, picturePath(idOf(7))] }
    expect(pictureIdsIn(named)).toEqual([idOf(7), idOf(8)])
    expect(
      pictureIdsIn({ imageUrl: '/pictures/fillers.svg', other: '/api/pictures/short-800.webp' }),
    ).toEqual([])
  })
})
