export type MailServerStateState = (typeof MailServerStateState)[keyof typeof MailServerStateState]

export const MailServerStateState = {
  well: 'well',
  slow: 'slow',
  refused: 'refused',
  away: 'away',
  not_set_up: 'not set up',
} as const
