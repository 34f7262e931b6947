import { transactionsOn } from '#platform/database/transactions.ts'
import type { Module, Platform } from '#platform/module.ts'
import { AnnouncementTable, announcementsQueue } from './adapters/announcements-in-database.ts'
import { programArchive } from './adapters/archive.ts'
import { partRoutes } from './adapters/part-routes.ts'
import {
  ContentsTable,
  DraftTable,
  dueQueue,
  fingerprint,
  programInDatabase,
  ReadingTable,
  ScheduleTable,
  VersionTable,
} from './adapters/program-in-database.ts'
import { programRoutes } from './adapters/program-routes.ts'
import { versionRoutes } from './adapters/version-routes.ts'
import { withdrawalRoutes } from './adapters/withdrawal-routes.ts'
import { notifyNextBatch } from './announce-change.ts'
import { recordWork } from './apply-version.ts'
import type { ProgramPorts } from './ports.ts'
import { previewRoutes } from './previews/adapters/preview-routes.ts'
import {
  expiredPreviews,
  PreviewTable,
  previewsInDatabase,
} from './previews/adapters/previews-in-database.ts'
import { openPreviews } from './previews/previews.ts'
import { openProgram } from './program.ts'

type Others = Pick<
  ProgramPorts,
  'parts' | 'retainPictures' | 'countTouched' | 'countTouchedByAny' | 'touchedAfter' | 'notifyMember'
>

interface ProgramSettings {
  readonly appUrl: string
}

/** The longest delay of a scheduled publication, in seconds. */
const lookEverySeconds = 10

/** The longest delay of notifications if a process dies, in seconds. */
const notifyEverySeconds = 60

export const programModule = {
  archive: programArchive,
  tables: [
    DraftTable,
    ReadingTable,
    VersionTable,
    ContentsTable,
    ScheduleTable,
    AnnouncementTable,
    PreviewTable,
  ],
  routes: {
    program: {
      description:
        'What the clinic offers (locations, menu, rewards, check-in codes, tiers), as a draft and as ' +
        'published versions.',
      routes: [...programRoutes, ...partRoutes, ...withdrawalRoutes, ...versionRoutes],
    },
    previews: { description: 'Links that show the app with the draft.', routes: previewRoutes },
  },
  queues: [dueQueue, announcementsQueue],
  retention: [expiredPreviews],
  open({ settings, database, jobs, now, timeZone }: Platform<ProgramSettings>, others: Others) {
    const kept = programInDatabase(database, jobs)
    const links = previewsInDatabase(database)
    const previews = openPreviews({ links, appUrl: settings.appUrl, now })
    const ports = { ...kept, ...others, fingerprint, now, timeZone }
    const door = openProgram(ports)
    const { inTransaction } = database
    /** Notifies the next hundred affected members; returns whether there may be more. */
    const notifyNextMembers = () => inTransaction(() => notifyNextBatch(ports))
    const whole = transactionsOn(database)(
      door,
      'saveDraft',
      'discardDraft',
      'publishDraft',
      'publishDue',
      'withdrawItem',
      'cancelSchedule',
      'restoreVersion',
      'recordCurrentVersion',
    )
    jobs.handle(dueQueue.name, async () => {
      const scheduled = await kept.schedule.find()
      if (scheduled && scheduled.at <= now()) await whole.publishDue()
    })
    jobs.poll(lookEverySeconds, dueQueue.name)
    jobs.handle(announcementsQueue.name, async (_contents, stopping) => {
      while (!stopping() && (await notifyNextMembers()));
    })
    jobs.poll(notifyEverySeconds, announcementsQueue.name)
    return {
      ...whole,
      ...previews,
      notifyNextMembers,
      /** Wraps work that changes the published program, and records the result as a new version. */
      recording:
        <Made>(note: string, work: () => Promise<Made>) =>
        (): Promise<Made> =>
          inTransaction(() => recordWork(ports, note, work)),
    }
  },
} satisfies Module
