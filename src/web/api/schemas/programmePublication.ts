import type { ProgrammeSchedule } from './programmeSchedule.ts'
import type { ProgrammeVersion } from './programmeVersion.ts'

export interface ProgrammePublication {
  version: ProgrammeVersion | null
  scheduled: ProgrammeSchedule | null
  /**
   * How many members are told; null: nobody was to be.
   * @nullable
   */
  announcedTo: number | null
}
