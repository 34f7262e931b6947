import type { ProgramSchedule } from './programSchedule.ts'
import type { ProgramVersion } from './programVersion.ts'

export interface ProgramPublication {
  version: ProgramVersion | null
  scheduled: ProgramSchedule | null
  /**
   * The number of members who are notified; null if there is no announcement.
   * @nullable
   */
  announcedTo: number | null
}
