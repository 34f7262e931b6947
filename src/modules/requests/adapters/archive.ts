import type { ArchiveParts } from '#platform/archive.ts'
import { adminNoteRows, noteRows } from './note-rows.ts'

export const requestsArchive: ArchiveParts = {
  tables: [
    {
      name: 'requests',
      table: 'requests.request',
      about: 'Points that members asked for, and what the clinic decided.',
      opened: [
        { rows: noteRows, as: 'notes', form: 'text' },
        { rows: adminNoteRows, as: 'admin_notes', form: 'text' },
      ],
    },
  ],
  staying: {},
}
