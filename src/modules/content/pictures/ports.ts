import type { Crop } from './crop.ts'
import type { PictureFormat } from './picture-files.ts'

/** A picture in one of its sizes and formats. */
export interface PictureFile {
  readonly width: number
  readonly format: PictureFormat
  readonly bytes: Uint8Array
}

/** A picture as it is kept, without metadata; its id says what it looks like. */
export interface ProcessedPicture {
  readonly id: string
  readonly files: readonly PictureFile[]
}

/** Which pictures there are. */
export interface KnownPictures {
  /** Notes one that is about to be kept, again with the time when it comes again. */
  note(id: string, at: Date): Promise<void>
  /** Notes that something names these. */
  retain(ids: readonly string[]): Promise<void>
  /** Removes some of those that nothing has named, with what `remove` does, and gives how many they were. */
  removeUnused(before: Date, most: number, remove: (id: string) => Promise<void>): Promise<number>
}

/** Where pictures lie. Refuses with `PicturesUnavailable`. */
export interface PictureStore {
  keep(picture: ProcessedPicture): Promise<void>
  fetch(id: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
}

export interface PicturesPorts {
  readonly known: KnownPictures
  readonly store: PictureStore
  /** Reads what was sent by its content and makes it anew. Refuses what is not a picture. */
  readonly process: (sent: Uint8Array, crop: Crop) => Promise<ProcessedPicture>
  readonly now: () => Date
}
