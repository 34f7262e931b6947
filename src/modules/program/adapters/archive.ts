import type { ArchiveParts } from '#platform/archive.ts'

export const programArchive: ArchiveParts = {
  tables: [
    {
      name: 'program-versions',
      table: 'programme.version',
      about: 'When the program was published, and by whom.',
    },
    { name: 'program-contents', table: 'programme.contents', about: 'What each version said.' },
    { name: 'program-draft', table: 'programme.draft', about: 'Changes that aren’t published.' },
    { name: 'program-schedule', table: 'programme.schedule', about: 'Changes scheduled for later.' },
    {
      name: 'program-announcements',
      table: 'programme.announcement',
      about: 'Announcements to members about changes.',
    },
    {
      name: 'legal-readings',
      table: 'programme.reading',
      about: 'Who read which text before it was published.',
    },
  ],
  staying: { 'programme.preview': 'Links that show a draft.' },
}
