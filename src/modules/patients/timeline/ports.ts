import type { PlacedItem, TimelineFilter, TimelinePlace } from './happened.ts'

export interface TimelinePorts {
  readonly isPatient: (memberId: string) => Promise<boolean>
  readonly happened: {
    /** What happened with a member, the latest first, from after a place on. */
    of(
      memberId: string,
      limit: number,
      after: TimelinePlace | undefined,
      only: TimelineFilter | undefined,
    ): Promise<readonly PlacedItem[]>
    count(memberId: string, only: TimelineFilter | undefined): Promise<number>
  }
}
