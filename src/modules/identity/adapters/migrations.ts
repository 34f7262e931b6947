import type { Migration } from '#platform/database/database.ts'

/** For all rooms: early migrations created the tables of several rooms together. */
export const identityMigrations: readonly Migration[] = [
  {
    name: '0122 identity: birthdays without a year',
    statements: [
      'alter table identity.member add column birthday text check (birthday is null or date_of_birth is null)',
    ],
  },
  {
    // Indexing the words of one new member at a time took most of an import's database time. A pending list gathers those
    // of about a hundred members. It stays short, because every search scans it.
    name: '0131 identity: words of many members are indexed together',
    statements: ['alter index identity.member_by_words set (fastupdate = on, gin_pending_list_limit = 64)'],
  },
]
