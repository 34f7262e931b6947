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
  /** Some of those that nothing has named and that came before then, the oldest first. */
  unused(before: Date): Promise<readonly string[]>
  /** Removes one of them with what `remove` does; false where something names it now, or somebody else removes it. */
  removeUnused(id: string, before: Date, remove: (id: string) => Promise<void>): Promise<boolean>
}

/** Where pictures lie. Refuses with `PicturesUnavailable`. */
export interface PictureStore {
  keep(picture: ProcessedPicture): Promise<void>
  /** Refuses with `UnknownPicture`. */
  fetch(id: string, width: number, format: PictureFormat): Promise<Uint8Array>
  remove(id: string): Promise<void>
}

export interface PicturesPorts {
  readonly known: KnownPictures
  readonly store: PictureStore
  /** Detects the type from the content, and re-encodes it. Refuses anything but pictures. */
  readonly process: (sent: Uint8Array, crop: Crop) => Promise<ProcessedPicture>
  readonly now: () => Date
}
