import type { TimelineFilter, TimelinePlace } from './happened.ts'
import type { TimelinePorts } from './ports.ts'
import { readTimeline, type TimelinePart } from './read-timeline.ts'

export interface Timeline {
  /** A page of a patient's timeline, optionally filtered, newest first. Refuses with `PatientGone`. */
  readTimeline(
    memberId: string,
    limit: number,
    after?: TimelinePlace,
    only?: TimelineFilter,
  ): Promise<TimelinePart>
}

export const openTimeline = (ports: TimelinePorts): Timeline => ({
  readTimeline: (memberId, limit, after, only) => readTimeline(ports, memberId, limit, after, only),
})
