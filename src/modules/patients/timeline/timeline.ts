import type { TimelinePlace } from './happened.ts'
import type { TimelinePorts } from './ports.ts'
import { readTimeline, type TimelinePart } from './read-timeline.ts'

export interface Timeline {
  /** A part of what happened with a patient, the latest first. Refuses with `PatientGone`. */
  readTimeline(memberId: string, limit: number, after?: TimelinePlace): Promise<TimelinePart>
}

export const openTimeline = (ports: TimelinePorts): Timeline => ({
  readTimeline: (memberId, limit, after) => readTimeline(ports, memberId, limit, after),
})
