const feature = 'features/diary/keeping-a-diary.feature'

/** Which rows of the specification's tables the diary covers, and what shows it. */
export const rows = [
  { row: 'routes: /diary', file: feature, title: 'Two weeks later' },
  { row: 'errors: Diary failure', file: feature, title: 'The signal is lost when the entry is sent' },
  {
    row: 'calls: GET /api/diary',
    file: 'tests/diary/listing.test.ts',
    title: 'comes newest first, page by page, each entry once',
  },
  { row: 'calls: POST /api/diary', file: feature, title: 'Two weeks later' },
  { row: 'validation: Diary', file: feature, title: 'No title yet' },
] as const
