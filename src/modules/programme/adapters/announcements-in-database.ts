import type { Database, Migration } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Announcement, Announcements } from '../ports.ts'

export const announcementMigrations: readonly Migration[] = [
  {
    name: '0084 programme: what members are told of a publication',
    statements: [
      `create table programme.announcement (
        id uuid primary key,
        message text not null,
        touching jsonb not null,
        is_scheduled boolean not null,
        last_told uuid
      )`,
    ],
  },
]

export const announcementsQueue = {
  name: 'programme-announcement',
  expireInSeconds: 300,
  retryAfterSeconds: 1,
  retries: 9,
}

type Kept = Omit<Announcement, 'touching'> & {
  readonly touching: readonly (Omit<Announcement['touching'][number], 'since'> & { readonly since: string })[]
}

export function announcementsInDatabase(database: Database, jobs: Pick<Jobs, 'enqueue'>): Announcements {
  const add = database.statement<never>(
    'add-programme-announcement',
    `insert into programme.announcement (id, message, touching, is_scheduled)
     values ($1, $2, $3::text::jsonb, $4)`,
  )
  // Who is at one leaves the next to others.
  const claim = database.statement<Kept>(
    'claim-programme-announcement',
    `select id, message, touching, last_told as "lastTold" from programme.announcement
     order by id limit 1 for update skip locked`,
  )
  const advance = database.statement<never>(
    'advance-programme-announcement',
    'update programme.announcement set last_told = $2 where id = $1',
  )
  const end = database.statement<never>(
    'end-programme-announcement',
    'delete from programme.announcement where id = $1',
  )
  const publishScheduled = database.statement<never>(
    'publish-scheduled-programme-announcement',
    'update programme.announcement set is_scheduled = false where is_scheduled',
  )
  const endScheduled = database.statement<never>(
    'end-scheduled-programme-announcement',
    'delete from programme.announcement where is_scheduled',
  )
  return {
    async add({ message, touching, isScheduled }) {
      await add(newId(), message, JSON.stringify(touching), isScheduled)
      await jobs.enqueue(announcementsQueue.name)
    },
    async claim() {
      const [kept] = await claim()
      return kept && { ...kept, touching: kept.touching.map(sinceThen) }
    },
    async advance(id, lastTold) {
      await advance(id, lastTold)
    },
    async end(id) {
      await end(id)
    },
    async publishScheduled() {
      await publishScheduled()
    },
    async endScheduled() {
      await endScheduled()
    },
  }
}

const sinceThen = ({ since, ...touching }: Kept['touching'][number]) => ({
  ...touching,
  since: new Date(since),
})
