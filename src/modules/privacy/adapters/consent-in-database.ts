import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import { trackedTypes } from '../consent.ts'
import type { CookieChoices, TrackedEvent, Tracks } from '../ports.ts'

export const VisitorTable = defineEntity({
  name: 'Visitor',
  tableName: 'privacy.visitor',
  properties: {
    id: p.uuid().primary(),
    analytics: p.boolean(),
    marketing: p.boolean(),
    preferences: p.boolean(),
    chosenAt: p.datetime().index('visitor_by_age'),
  },
})

export const CookieChoiceTable = defineEntity({
  name: 'CookieChoice',
  tableName: 'privacy.cookie_choice',
  properties: {
    visitorId: p.uuid().primary(),
    id: p.uuid().primary(),
    analytics: p.boolean(),
    marketing: p.boolean(),
    preferences: p.boolean(),
    saidAt: p.datetime(),
    at: p.datetime().index('choice_by_age'),
    url: p.text(),
    referrer: p.text(),
  },
})

export const TrackedEventTable = defineEntity({
  name: 'TrackedEvent',
  tableName: 'privacy.tracked_event',
  properties: {
    visitorId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.enum(trackedTypes),
    event: p.text(),
    data: p.json<TrackedEvent['data']>(),
    at: p.datetime().index('event_by_age'),
  },
})

export const VisitTable = defineEntity({
  name: 'Visit',
  tableName: 'privacy.visit',
  properties: {
    visitorId: p.uuid().primary(),
    id: p.uuid().primary(),
    url: p.text(),
    referrer: p.text(),
    at: p.datetime().index('visit_by_age'),
  },
})

const kept = "$1::timestamptz - interval '13 months'"

/** All visitor data, including past consent choices, is deleted after 13 months (D-34). */
export const expiredConsent = [
  { name: 'drop-events', table: 'privacy.tracked_event', expired: `at < ${kept}` },
  { name: 'drop-visits', table: 'privacy.visit', expired: `at < ${kept}` },
  { name: 'drop-choices', table: 'privacy.cookie_choice', expired: `at < ${kept}` },
  { name: 'drop-visitors', table: 'privacy.visitor', expired: `chosen_at < ${kept}` },
]

const newestFirst = { orderBy: { id: 'desc' } } as const

export const cookieChoicesInDatabase = (database: Database): CookieChoices => ({
  async record(id, choice) {
    const { visitorId, analytics, marketing, preferences, at: chosenAt } = choice
    const em = database.em()
    await em.upsert(VisitorTable, { id: visitorId, analytics, marketing, preferences, chosenAt })
    await em.insert(CookieChoiceTable, { id, ...choice })
  },
  async historyOf(visitorId) {
    const choices = await database.em().find(CookieChoiceTable, { visitorId }, newestFirst)
    return choices.map(({ visitorId: _theirs, id: _id, ...choice }) => choice)
  },
})

export function tracksInDatabase(database: Database): Tracks {
  // The row lock orders this and a concurrent change of consent, which rewrites the visitor's row.
  const addEvent = database.statement<never>(
    'track-event',
    `insert into privacy.tracked_event (visitor_id, id, type, event, data, at)
     select id, $2::uuid, $3, $4, $5::jsonb, $6::timestamptz from privacy.visitor
     where id = $1 and chosen_at > $7::timestamptz and case $3 when 'analytics' then analytics else marketing end
     for share`,
  )
  const addVisit = database.statement<never>(
    'record-visit',
    `insert into privacy.visit (visitor_id, id, url, referrer, at)
     select id, $2::uuid, $3, $4, $5::timestamptz from privacy.visitor
     where id = $1 and chosen_at > $6::timestamptz and analytics for share`,
  )
  return {
    async addEvent(visitorId, { id, type, event, data, at }, since) {
      await addEvent(visitorId, id, type, event, JSON.stringify(data), at, since)
    },
    async addVisit(visitorId, { id, url, referrer, at }, since) {
      await addVisit(visitorId, id, url, referrer, at, since)
    },
    async remove(visitorId, types) {
      const em = database.em()
      await em.nativeDelete(TrackedEventTable, { visitorId, type: [...types] })
      if (types.includes('analytics')) await em.nativeDelete(VisitTable, { visitorId })
    },
    async of(visitorId) {
      const em = database.em()
      const events = await em.find(TrackedEventTable, { visitorId }, newestFirst)
      const visits = await em.find(VisitTable, { visitorId }, newestFirst)
      return {
        events: events.map(({ visitorId: _theirs, ...event }) => event),
        visits: visits.map(({ visitorId: _theirs, ...visit }) => visit),
      }
    },
  }
}
