import type { Crop } from './crop.ts'
import { type PictureFormat, pictureIdsIn, picturePath } from './picture-files.ts'
import type { PicturesPorts, ProcessedPicture } from './ports.ts'

/** The clinic’s own pictures. They are public, so they aren’t encrypted, and their URL is a hash of their content. */
export interface Pictures {
  /**
   * Makes all sizes of a picture, cropped and without metadata, but doesn't store them; takes seconds. Refuses anything
   * but pictures, and with `PictureTooLarge`.
   */
  processPicture(sent: Uint8Array, crop: Crop): Promise<ProcessedPicture>
  /**
   * Stores a picture and returns its path; the same picture always has the same path. Refuses with
   * `PicturesUnavailable`.
   */
  addPicture(picture: ProcessedPicture): Promise<string>
  /** Refuses with `UnknownPicture`, `PicturesUnavailable`. */
  readPicture(id: string, width: number, format: PictureFormat): Promise<Uint8Array>
  /** Keeps all pictures in these contents permanently, because older versions use them, too. */
  retainPicturesIn(contents: unknown): Promise<void>
  /**
   * Deletes pictures that weren't used within 30 days of their upload, one by one; returns the count. If any fail,
   * throws the first error after trying all.
   */
  purgeUnusedPictures(): Promise<number>
}

const unusedMs = 30 * 86_400_000

export function openPictures({ known, store, process, now }: PicturesPorts): Pictures {
  return {
    processPicture: process,
    async addPicture(picture) {
      // Record it first; without a record, its files could never be deleted.
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
          // The record stays, so the next run tries again. Continue with the others.
          failures.push(error)
        }
      if (failures.length > 0) throw failures[0]
      return removed
    },
  }
}
