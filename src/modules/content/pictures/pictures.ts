import type { Crop } from './crop.ts'
import { type PictureFormat, pictureIdsIn, picturePath } from './picture-files.ts'
import type { PicturesPorts, ProcessedPicture } from './ports.ts'

/** The clinic’s own pictures. They are public, so they aren’t encrypted, and their URL is a hash of their content. */
export interface Pictures {
  /**
   * Makes all sizes of a picture, cropped and without metadata; takes seconds, and changes nothing. Refuses what is not a
   * picture, and with `PictureTooLarge`.
   */
  processPicture(sent: Uint8Array, crop: Crop): Promise<ProcessedPicture>
  /** Keeps it and gives its path; the same picture again has the same path. Refuses with `PicturesUnavailable`. */
  addPicture(picture: ProcessedPicture): Promise<string>
  /** Refuses with `UnknownPicture`, `PicturesUnavailable`. */
  readPicture(id: string, width: number, format: PictureFormat): Promise<Uint8Array>
  /** Keeps all pictures that these contents name, for good: versions of before name them as well. */
  retainPicturesIn(contents: unknown): Promise<void>
  /**
   * Removes pictures that nothing has named within 30 days of their upload, each by itself; gives how many they were.
   * Throws behind the others what one of them failed with.
   */
  purgeUnusedPictures(): Promise<number>
}

const unusedMs = 30 * 86_400_000

export function openPictures({ known, store, process, now }: PicturesPorts): Pictures {
  return {
    processPicture: process,
    async addPicture(picture) {
      // Recorded first: an unrecorded picture could never be removed.
      await known.note(picture.id, now())
      await store.keep(picture)
      return picturePath(picture.id)
    },
    readPicture: (id, width, format) => store.fetch(id, width, format),
    async retainPicturesIn(contents) {
      const ids = pictureIdsIn(contents)
      if (ids.length > 0) await known.retain(ids)
    },
    async purgeUnusedPictures() {
      const before = new Date(now().getTime() - unusedMs)
      const failures: unknown[] = []
      let removed = 0
      for (const id of await known.unused(before))
        try {
          if (await known.removeUnused(id, before, store.remove)) removed++
        } catch (error) {
          // It stays known, for the next time; the others don't wait for it.
          failures.push(error)
        }
      if (failures.length > 0) throw failures[0]
      return removed
    },
  }
}
