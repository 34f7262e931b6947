const choosing = 'features/privacy/cookie-choice.feature'
const choices = 'tests/privacy/cookie-choice.test.ts'

export const rows = [
  { row: 'calls: POST /api/cookie-consent', file: choosing, title: 'A choice counts for the next visit' },
  { row: 'calls: POST /api/track', file: choosing, title: 'Accepted' },
  { row: 'calls: POST /api/visitor', file: choices, title: 'allows what it allows' },
  {
    row: 'errors: Visitor tracking, cookie recording, service worker failures',
    file: choosing,
    title: 'Taken back without a signal',
  },
] as const
