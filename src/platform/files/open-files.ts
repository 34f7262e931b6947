import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Files } from './files.ts'
import { filesInBucket } from './files-in-bucket.ts'
import { filesInFolder } from './files-in-folder.ts'

/** The place for a clinic's pictures: a bucket, or a folder of `dataDir`. */
export interface FilesSettings {
  readonly photosUrl: string | undefined
  readonly dataDir: string
}

export interface FilesPlace {
  /** The folder within `dataDir`. */
  readonly folder: string
  /** A prefix for object names in the bucket; may be empty. */
  readonly prefix: string
  /** The refusal while storage can't be reached. */
  readonly unavailable: () => Refusal
}

/** Files that belong to a table's rows. */
export interface FilesOfRows {
  readonly place: FilesPlace
  /** A query that returns the `id` of each row. */
  readonly ids: string
  readonly names: readonly string[]
  /** How to read and write a row's encrypted files; omitted if they aren't encrypted. */
  readonly opened?: (
    database: Pick<Database, 'statement'>,
    cipher: Cipher,
    settings: FilesSettings,
  ) => Pick<Files, 'keep' | 'fetch'>
}

/** The files at this place in the bucket or data folder. Several instances can share either. */
export const openFiles = ({ photosUrl, dataDir }: FilesSettings, place: FilesPlace): Files =>
  photosUrl
    ? filesInBucket(photosUrl, place.prefix, place.unavailable)
    : filesInFolder(join(dataDir, place.folder))
