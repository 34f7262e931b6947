import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { DiaryPorts } from '../ports.ts'
import { entriesInDatabase } from './entries-in-database.ts'
import { photosInDatabase } from './photos-in-database.ts'

export function diaryInDatabase(database: Database, cipher: Cipher): Pick<DiaryPorts, 'entries' | 'photos'> {
  return { entries: entriesInDatabase(database, cipher), photos: photosInDatabase(database, cipher) }
}
