import type { ProgramSchedule } from './programSchedule.ts'
import type { ProgramVersion } from './programVersion.ts'

export interface ProgramPublication {
  version: ProgramVersion | null
  scheduled: ProgramSchedule | null
  /**
   * How many members are told; null: nobody was to be.
   * @nullable
   */
  announcedTo: number | null
}
