import type { Database } from '#platform/database/database.ts'
import { type TimeZone, zoneOf } from '#platform/kernel/clinic-day.ts'
import type { Period } from '../figures.ts'
import type { FiguresPorts } from '../ports.ts'

// Converts clinic days to instants.
const bounds = `bounds as (
  select $1::text::date::timestamp at time zone $3::text as start,
    ($2::text::date + 1)::timestamp at time zone $3::text as finish
)`

// Leaves out staff pages.
const ofTheApp = "and v.url !~ '^/admin($|[/?])'"

const steps = `
  with ${bounds}, step as (
    select generate_series(date_trunc($4::text, $1::text::date::timestamp), $2::text::date::timestamp,
      ('1 ' || $4::text)::interval)::date as first
  ), visited as (
    select date_trunc($4::text, v.at at time zone $3::text)::date as first, count(*)::int as visits
    from bounds join privacy.visit v on v.at >= start and v.at < finish ${ofTheApp} group by 1
  )
  select greatest(first, $1::text::date)::text as "from",
    least((first + ('1 ' || $4::text)::interval)::date - 1, $2::text::date)::text as "to",
    coalesce(visits, 0) as visits
  from step left join visited using (first) order by first`

// Drops the query: it doesn't make a different page.
const pages = `
  with ${bounds}
  select split_part(v.url, '?', 1) as page, count(*)::int as visits
  from bounds join privacy.visit v on v.at >= start and v.at < finish ${ofTheApp}
  group by 1 order by visits desc, page limit $4`

const events = `
  with ${bounds}
  select e.event, count(*)::int as count
  from bounds join privacy.tracked_event e on e.at >= start and e.at < finish
  group by 1 order by count desc, event limit $4`

/** Counts only visits and events that visitors consented to; lists no individual visitors. */
export function visitorsInDatabase(
  database: Database,
  timeZone: TimeZone,
): FiguresPorts['figures']['visitors'] {
  const readSteps = database.statement<Period & { visits: number }>('visit-steps', steps)
  const readPages = database.statement<{ page: string; visits: number }>('visited-pages', pages)
  const readEvents = database.statement<{ event: string; count: number }>('tracked-events', events)
  return async ({ from, to }, step, most) => {
    const zone = zoneOf(timeZone)
    const [seen, visited, tracked] = await Promise.all([
      readSteps(from, to, zone, step),
      readPages(from, to, zone, most),
      readEvents(from, to, zone, most),
    ])
    const visits = seen.reduce((sum, each) => sum + each.visits, 0)
    return { visits, steps: seen, pages: visited, events: tracked }
  }
}
