import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { AppVisit } from './visits.ts'

/** Also records each visitor's consent, from their first visit on. Call it in a transaction. */
export async function writeVisits(database: Database, visits: readonly AppVisit[]): Promise<void> {
  const visitors = new Map<number, string>()
  const rows = visits.map(({ visitor, ...visit }) => {
    const known = visitors.get(visitor)
    const visitorId = known ?? randomUUID()
    visitors.set(visitor, visitorId)
    const [id, other] = [newId(visit.at.getTime()), newId(visit.at.getTime())]
    return { ...visit, id, other, visitorId, isFirst: !known }
  })
  for (const text of written) await database.run(text, [JSON.stringify(rows)])
}

const from = `from jsonb_to_recordset($1::jsonb) as r(id uuid, other uuid, "visitorId" uuid, url text, at timestamptz,
  "opensBooking" boolean, "isFirst" boolean)`

const written = [
  `insert into privacy.visitor (id, analytics, marketing, preferences, chosen_at)
   select "visitorId", true, true, true, at ${from} where "isFirst"`,
  `insert into privacy.cookie_choice
     (visitor_id, id, analytics, marketing, preferences, said_at, at, url, referrer)
   select "visitorId", other, true, true, true, at, at, url, 'direct' ${from} where "isFirst"`,
  `insert into privacy.visit (visitor_id, id, url, referrer, at) select "visitorId", id, url, 'direct', at ${from}`,
  `insert into privacy.tracked_event (visitor_id, id, type, event, data, at)
   select "visitorId", other, 'analytics', 'booking link opened', jsonb_build_object('page', url), at ${from}
   where "opensBooking"`,
]
