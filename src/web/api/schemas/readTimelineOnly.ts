export type ReadTimelineOnly = (typeof ReadTimelineOnly)[keyof typeof ReadTimelineOnly]

export const ReadTimelineOnly = {
  points: 'points',
  visits: 'visits',
  messages: 'messages',
} as const
