import type { ArchiveParts } from '#platform/archive.ts'
import { entryRows } from './entries-in-database.ts'
import { digestKeyRows } from './photo-digests.ts'
import { photoRows } from './photo-keys.ts'

export const diaryArchive: ArchiveParts = {
  tables: [
    {
      name: 'diary-entries',
      table: 'diary.entry',
      about: 'What members write in their diaries. This is health data.',
      opened: [{ rows: entryRows, as: 'contents', form: 'json' }],
    },
    {
      name: 'diary-photos',
      table: 'diary.photo',
      about: 'Which entry each photo belongs to. The files are in `pictures/photos`. They are health data.',
      where: 'not given_up',
      opened: [{ rows: photoRows, as: 'key', form: 'key' }],
    },
    {
      name: 'photo-digest-key',
      table: 'diary.digest_key',
      about: 'The key for recognizing photos that were uploaded before.',
      opened: [{ rows: digestKeyRows, as: 'key', form: 'bytes' }],
    },
  ],
  staying: { 'diary.uploads': 'How many photos a member uploaded today. The limit starts over.' },
}
