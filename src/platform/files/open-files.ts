import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Files } from './files.ts'
import { filesInBucket } from './files-in-bucket.ts'
import { filesInFolder } from './files-in-folder.ts'

/** Where a clinic keeps pictures: in a bucket, or else in a folder of `dataDir`. */
export interface FilesSettings {
  readonly photosUrl: string | undefined
  readonly dataDir: string
}

export interface FilesPlace {
  /** In `dataDir`. */
  readonly folder: string
  /** Before the names of a bucket's objects; empty: they stand at its top. */
  readonly prefix: string
  /** What is said while they can't be reached. */
  readonly unavailable: () => Refusal
}

/** Files that belong to the rows of a table. */
export interface FilesOfRows {
  readonly place: FilesPlace
  /** A query that gives the `id` of each row. */
  readonly ids: string
  readonly names: readonly string[]
  /** How the files of a row are read and kept where they are encrypted; left out: as they are. */
  readonly opened?: (
    database: Pick<Database, 'statement'>,
    cipher: Cipher,
    settings: FilesSettings,
  ) => Pick<Files, 'keep' | 'fetch'>
}

/** The files in this place of a bucket or of the data folder; several instances share either. */
export const openFiles = ({ photosUrl, dataDir }: FilesSettings, place: FilesPlace): Files =>
  photosUrl
    ? filesInBucket(photosUrl, place.prefix, place.unavailable)
    : filesInFolder(join(dataDir, place.folder))
