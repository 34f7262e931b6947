import type { Crop } from './crop.ts'
import type { PictureFormat } from './picture-files.ts'

/** A picture in one size and format. */
export interface PictureFile {
  readonly width: number
  readonly format: PictureFormat
  readonly bytes: Uint8Array
}

/** A picture ready to store, without metadata. Its ID is a hash of its content. */
export interface ProcessedPicture {
  readonly id: string
  readonly files: readonly PictureFile[]
}

/** The pictures' records. */
export interface KnownPictures {
  /** Records a picture before it's stored. Uploading it again updates the time. */
  note(id: string, at: Date): Promise<void>
  /** Marks these pictures as used. */
  retain(ids: readonly string[]): Promise<void>
  /** Some unused pictures uploaded before then, oldest first. */
  unused(before: Date): Promise<readonly string[]>
  /**
   * Deletes a picture's record and calls `remove` for its files. False if it's now in use, or another process is
   * deleting it.
   */
  removeUnused(id: string, before: Date, remove: (id: string) => Promise<void>): Promise<boolean>
}

/** Stores the picture files. Refuses with `PicturesUnavailable`. */
export interface PictureStore {
  keep(picture: ProcessedPicture): Promise<void>
  /** Refuses with `UnknownPicture`. */
  fetch(id: string, width: number, format: PictureFormat): Promise<Uint8Array>
  remove(id: string): Promise<void>
}

export interface PicturesPorts {
  readonly known: KnownPictures
  readonly store: PictureStore
  /** Detects the type from the content and re-encodes it. Refuses anything but pictures. */
  readonly process: (sent: Uint8Array, crop: Crop) => Promise<ProcessedPicture>
  readonly now: () => Date
}
