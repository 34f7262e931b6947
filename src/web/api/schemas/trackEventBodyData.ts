export type TrackEventBodyData = { [key: string]: unknown }
