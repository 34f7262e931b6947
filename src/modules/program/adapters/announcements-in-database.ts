import { defineEntity, LockMode, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Announcement, Announcements } from '../ports.ts'

type KeptTouching = readonly (Omit<Announcement['touching'][number], 'since'> & { readonly since: string })[]

export const AnnouncementTable = defineEntity({
  name: 'Announcement',
  tableName: 'programme.announcement',
  properties: {
    id: p.uuid().primary(),
    message: p.text(),
    touching: p.json<KeptTouching>(),
    isScheduled: p.boolean(),
    lastTold: p.uuid().strictNullable(),
  },
})

export const announcementsQueue = {
  name: 'programme-announcement',
  expireInSeconds: 300,
  retryAfterSeconds: 1,
  retries: 9,
}

export function announcementsInDatabase(database: Database, jobs: Pick<Jobs, 'enqueue'>): Announcements {
  return {
    async add({ message, touching, isScheduled }) {
      const kept = touching.map(({ since, ...each }) => ({ ...each, since: since.toISOString() }))
      await database.em().insert(AnnouncementTable, { id: newId(), message, touching: kept, isScheduled })
      await jobs.enqueue(announcementsQueue.name)
    },
    async claim() {
      // While one process works on an announcement, others skip it and take the next one.
      const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE
      const [kept] = await database
        .em()
        .find(AnnouncementTable, {}, { orderBy: { id: 'asc' }, limit: 1, lockMode })
      if (!kept) return undefined
      const touching = kept.touching.map(({ since, ...each }) => ({ ...each, since: new Date(since) }))
      return { ...kept, touching }
    },
    async advance(id, lastTold) {
      await database.em().nativeUpdate(AnnouncementTable, { id }, { lastTold })
    },
    async end(id) {
      await database.em().nativeDelete(AnnouncementTable, { id })
    },
    async publishScheduled() {
      await database.em().nativeUpdate(AnnouncementTable, { isScheduled: true }, { isScheduled: false })
    },
    async endScheduled() {
      await database.em().nativeDelete(AnnouncementTable, { isScheduled: true })
    },
  }
}
