import type { ArchiveParts } from '#platform/archive.ts'
import { originRows, personRows } from './arrivals-tables.ts'

const settled = "state in ('done', 'undone')"
const ofSettled = `import_id in (select id from arrivals.import where ${settled})`

export const arrivalsArchive: ArchiveParts = {
  tables: [
    {
      name: 'imports',
      table: 'arrivals.import',
      about: 'Each finished import of patients from another system.',
      where: settled,
    },
    {
      name: 'import-rows',
      table: 'arrivals.row',
      about: 'The rows of each import, and what happened to them.',
      where: ofSettled,
      opened: [{ rows: personRows, as: 'person', form: 'json' }],
    },
    {
      name: 'origins',
      table: 'arrivals.origin',
      about: 'Which patient of the other system became which member.',
      opened: [{ rows: originRows, as: 'other', form: 'json' }],
    },
  ],
  staying: {
    'arrivals.file_part': 'The other system’s files, which are soon deleted anyway.',
  },
}
