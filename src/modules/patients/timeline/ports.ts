import type { PlacedItem, TimelineFilter, TimelinePlace } from './happened.ts'

export interface TimelinePorts {
  readonly isPatient: (memberId: string) => Promise<boolean>
  readonly happened: {
    /** The member's events, newest first, after a given place. */
    of(
      memberId: string,
      limit: number,
      after: TimelinePlace | undefined,
      only: TimelineFilter | undefined,
    ): Promise<readonly PlacedItem[]>
    count(memberId: string, only: TimelineFilter | undefined): Promise<number>
  }
}
