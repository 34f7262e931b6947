import type { Database } from '#platform/database/database.ts'
import { transactionsOn } from '#platform/database/transactions.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import { type FilesSettings, openFiles } from '#platform/files/open-files.ts'
import { type MinimumAge, requireAge } from '#platform/kernel/minimum-age.ts'
import type { Module, Platform } from '#platform/module.ts'
import { diaryArchive } from './adapters/archive.ts'
import { diaryInDatabase } from './adapters/database.ts'
import { encryptedPhotos, openedPhotos, photoFiles, photoNames } from './adapters/encrypted-photos.ts'
import { EntryTable, entryRows } from './adapters/entries-in-database.ts'
import { diaryRoutes } from './adapters/http.ts'
import { DigestKeyTable, digestKeyRows, photoDigestsInDatabase } from './adapters/photo-digests.ts'
import { photoKeysInDatabase, photoRows } from './adapters/photo-keys.ts'
import { PhotoTable, UploadsTable } from './adapters/photos-in-database.ts'
import { picturesBySharp } from './adapters/pictures-by-sharp.ts'
import { type Diary, openDiary } from './diary.ts'
import type { DiaryPorts } from './ports.ts'
import { PhotosUnavailable } from './refusals.ts'

type Others = Pick<
  DiaryPorts,
  'serviceOf' | 'treatmentsOf' | 'creditBonus' | 'creditedAmong' | 'accountsOf'
> & {
  readonly birthdayOf: (memberId: string) => Promise<string | null>
}

const photoPlace = { folder: 'photos', prefix: '', unavailable: () => new PhotosUnavailable() }

export const diaryModule = {
  archive: diaryArchive,
  tables: [EntryTable, PhotoTable, UploadsTable, DigestKeyTable],
  routes: {
    diary: {
      description: 'A member’s private treatment diary, with photos.',
      routes: diaryRoutes,
    },
  },
  encrypted: [entryRows, photoRows, digestKeyRows],
  files: [
    {
      place: photoPlace,
      ids: 'select id from diary.photo',
      names: photoNames,
      opened: (database, cipher, settings) => openedPhotos(database, cipher, openFiles(settings, photoPlace)),
    },
  ],
  open(
    {
      settings,
      database,
      cipher,
      now,
      timeZone,
      eachHour,
    }: Platform<FilesSettings & Pick<MinimumAge, 'minimumAge'>>,
    { birthdayOf, ...others }: Others,
  ) {
    const { files, keys, digests } = openPhotos(database, cipher, settings)
    const processImage = picturesBySharp()
    const diary: Diary = openDiary({
      ...diaryInDatabase(database, cipher),
      store: encryptedPhotos(keys, files),
      processImage,
      digestOf: digests.of,
      // If this fails, the hourly job tries again.
      purgeSoon: () => database.afterCommit(() => void diary.purgeOrphanedPhotos().catch(() => undefined)),
      requireAge: async memberId =>
        requireAge(await birthdayOf(memberId), { minimumAge: settings.minimumAge, now, timeZone }),
      now,
      timeZone,
      ...others,
    })
    eachHour(diary.purgeOrphanedPhotos)
    return { ...transactionsOn(database)(diary, 'addDiaryEntry', 'eraseMembers'), processImage }
  },
} satisfies Module

function openPhotos(database: Database, cipher: Cipher, settings: FilesSettings) {
  return {
    files: photoFiles(openFiles(settings, photoPlace)),
    keys: photoKeysInDatabase(database, cipher),
    digests: photoDigestsInDatabase(database, cipher),
  }
}
