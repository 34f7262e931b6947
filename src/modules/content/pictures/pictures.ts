import type { Crop } from './crop.ts'
import { type PictureFormat, pictureIdsIn, picturePath } from './picture-files.ts'
import type { PicturesPorts } from './ports.ts'
import { UnknownPicture } from './refusals.ts'

/** The clinic’s own pictures, which everybody may see (D-183). */
export interface Pictures {
  /**
   * Keeps the cropped picture in all its sizes, without metadata, and gives its path. The same picture again has the same
   * path. Refuses what is not a picture, and with `PictureTooLarge`, `PicturesUnavailable`.
   */
  addPicture(sent: Uint8Array, crop: Crop): Promise<string>
  /** Refuses with `UnknownPicture`, `PicturesUnavailable`. */
  readPicture(id: string, width: number, format: PictureFormat): Promise<Uint8Array>
  /** Keeps all pictures that these contents name, for good: versions of before name them as well. */
  retainPicturesIn(contents: unknown): Promise<void>
  /** Removes pictures that nothing has named within 30 days of their upload; gives how many they were. */
  purgeUnusedPictures(): Promise<number>
}

const unusedMs = 30 * 86_400_000
const atOnce = 20

export function openPictures({ known, store, process, now }: PicturesPorts): Pictures {
  return {
    async addPicture(sent, crop) {
      const picture = await process(sent, crop)
      // Noted first: a picture that nobody knows of could never be removed.
      await known.note(picture.id, now())
      await store.keep(picture)
      return picturePath(picture.id)
    },
    async readPicture(id, width, format) {
      const bytes = await store.fetch(id, width, format)
      if (!bytes) throw new UnknownPicture()
      return bytes
    },
    async retainPicturesIn(contents) {
      const ids = pictureIdsIn(contents)
      if (ids.length > 0) await known.retain(ids)
    },
    async purgeUnusedPictures() {
      const before = new Date(now().getTime() - unusedMs)
      let total = 0
      let removed = atOnce
      while (removed === atOnce) {
        removed = await known.removeUnused(before, atOnce, store.remove)
        total += removed
      }
      return total
    },
  }
}
