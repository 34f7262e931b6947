export type TrackEventBodyType = (typeof TrackEventBodyType)[keyof typeof TrackEventBodyType]

export const TrackEventBodyType = {
  analytics: 'analytics',
  marketing: 'marketing',
} as const
