import { z } from 'zod'
import { limitOf } from '#platform/http/route/pagination.ts'
import { everyRole, Paginated, routeOf } from '#platform/http/route/route.ts'
import { PatientGone } from '#platform/kernel/account-gone.ts'
import { timelineFilters, timelineKinds, timelineStates } from '../happened.ts'
import type { Timeline } from '../timeline.ts'

const route = routeOf<Timeline>()

const TimelineItem = z
  .object({
    id: z.string(),
    kind: z.enum(timelineKinds),
    at: z.iso.datetime(),
    title: z.string().meta({ description: 'For a consent, the channel: email, push or sms.' }),
    state: z.enum(timelineStates).nullable().meta({ description: 'The outcome or current status.' }),
    points: z.int().nullable(),
    balanceAfter: z.int().nullable(),
    place: z.string().nullable(),
    by: z.string().nullable().meta({ description: 'The staff member who did it.' }),
    notified: z.array(z.string()).meta({ description: 'The titles of the notifications about it.' }),
  })
  .meta({
    id: 'TimelineItem',
    example: {
      id: 'entry-000000000012',
      kind: 'treatment' as const,
      at: '2026-11-20T18:00:00.000Z',
      title: 'Treatment: HydraFacial',
      state: null,
      points: 25,
      balanceAfter: 265,
      place: 'Main Street',
      by: 'Tess Brandt',
      notified: ['Points earned'],
    },
  })

/** The item that a page starts after: `1763748000000000.entry-000000000012`, in microseconds. */
const place = z
  .string()
  .regex(/^-?\d{1,16}\.[a-z]+-[\w. -]{1,100}$/, 'Please open this list again.')
  .transform(text => {
    const [at = ''] = text.split('.', 1)
    return { at, id: text.slice(at.length + 1) }
  })
  .optional()

export const timelineRoutes = [
  route({
    method: 'get',
    path: '/api/admin/users/{id}/timeline',
    name: 'readTimeline',
    summary: 'List what happened with a patient, newest first.',
    description:
      'Includes points, treatments, check-ins, rewards, vouchers, requests, consents and in-app messages, ' +
      'but not medical answers, the diary or the notes on requests. Notifications are merged into the ' +
      'event they’re about, and counted. The view is audited.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    query: z.object({
      limit: limitOf(25),
      cursor: place,
      only: z
        .enum(timelineFilters)
        .optional()
        .meta({
          description:
            'Only entries that changed the balance; only treatments and check-ins; or only notifications and ' +
            'consents.',
        }),
    }),
    answer: z.array(TimelineItem),
    paged: true,
    refusals: [PatientGone],
    audit: { member: (_answer, { id }) => id },
    handle: async (timeline, { params, query: { limit, cursor, only } }) => {
      const { items, total, next } = await timeline.readTimeline(params.id, limit, cursor, only)
      return new Paginated(
        items.map(item => ({ ...item, at: item.at.toISOString(), notified: [...item.notified] })),
        next && `${next.at}.${next.id}`,
        total,
      )
    },
  }),
]
