import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Effect } from '../assess-impact.ts'
import { noticeDays } from '../notice.ts'
import type { Program } from '../program.ts'
import {
  AlreadyScheduled,
  DraftChanged,
  NoSuchTime,
  NothingScheduled,
  NothingToPublish,
  NoticeTooShort,
  NotReadyToPublish,
  PagesNotRead,
  RevisionNeeded,
  TimeIsPast,
} from '../refusals.ts'
import { textNames, titleOf } from '../rules/pages.ts'
import { text } from './parts/fields.ts'
import {
  auditedWords,
  authorOf,
  editors,
  ifMatch,
  Overview,
  ProgramVersion,
  Scheduled,
  seenIn,
  shownOverview,
  shownSchedule,
  shownVersion,
} from './program-schemas.ts'

const route = routeOf<Program>()

/** Rejects dates such as February 30. */
function isOnCalendar(at: string): boolean {
  const instant = new Date(`${at}Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(at)
}

const shownEffect = ({ closest, ...effect }: Effect) => ({
  ...effect,
  closest: closest && {
    patient: closest.patient,
    pointsBalance: closest.pointsBalance,
    spent: closest.spentCents === null ? null : decimal(closest.spentCents),
  },
})

export const programRoutes = [
  route({
    method: 'get',
    path: '/api/admin/programme',
    name: 'readProgram',
    summary: 'Get an overview of the program and its draft.',
    description: 'Says what’s published, what has changed and what’s missing. Every role can read it.',
    access: everyRole,
    answer: Overview,
    etagOf: answer => (answer as { readonly revision: string }).revision,
    refusals: [],
    handle: async (program, { staff }) =>
      shownOverview(
        await program.readOverview(editors.includes(staff.role) ? authorOf(staff).id : undefined),
      ),
  }),
  route({
    method: 'post',
    path: '/api/admin/programme/pages/{page}/readings',
    name: 'recordPageReading',
    summary: 'Record that you have opened a page of the draft.',
    description:
      'Before a text that patients haven’t seen before can be published, the person who publishes must ' +
      'have written or opened it; this includes the app’s default texts. Requires `If-Match: "revision"` ' +
      'of the draft of the pages.',
    access: editors,
    params: z.object({ page: z.enum(textNames) }),
    headers: ifMatch,
    answer: Overview,
    refusals: [DraftChanged, RevisionNeeded],
    audit: { subject: (_answer, { page }) => titleOf({ id: page }) },
    handle: async (program, { params, staff, header }) => {
      const by = authorOf(staff)
      await program.recordReading(params.page, { seen: seenIn(header), by })
      return shownOverview(await program.readOverview(by.id))
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/programme/publications',
    name: 'publishProgram',
    summary: 'Publish the draft now or at a scheduled time.',
    description:
      'It becomes the next version. All parts are published together; lists, pages and awards follow ' +
      'within a second. Requires `If-Match: "revision"` of the overview, so that you publish only what you ' +
      'have seen. Changes that are worse for members (a more expensive reward or tier, fewer points, one ' +
      'perk less) require 30 days’ notice. The owner can shorten the notice with a reason.',
    access: editors,
    headers: ifMatch,
    body: z.strictObject({
      note: text(500),
      at: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please enter a date and a time')
        .refine(isOnCalendar, 'This date or time doesn’t exist. Please choose another.')
        .optional()
        .meta({ description: 'In the clinic’s time zone. If omitted, now.', example: '2099-12-24T09:00' }),
      shortenedBecause: text(500)
        .optional()
        .meta({ description: 'Why members get less than 30 days’ notice. Only the owner can shorten it.' }),
      announcement: text(500)
        .min(1, 'Please say what changes')
        .optional()
        .meta({
          description:
            'The message that is sent now, in the app, to every member who is affected by a change for the ' +
            'worse. If omitted, no one is notified.',
        }),
    }),
    answer: z
      .object({
        version: ProgramVersion.nullable(),
        scheduled: Scheduled.nullable(),
        announcedTo: z
          .int()
          .nullable()
          .meta({ description: 'The number of members who are notified; null if there is no announcement.' }),
      })
      .meta({
        id: 'ProgramPublication',
        example: {
          version: {
            number: 4,
            publishedAt: '2026-11-22T18:00:00.000Z',
            publishedBy: 'Olga',
            note: 'Winter menu',
            shortenedBecause: null,
          },
          scheduled: null,
          announcedTo: null,
        },
      }),
    refusals: [
      DraftChanged,
      RevisionNeeded,
      NothingToPublish,
      NotReadyToPublish,
      PagesNotRead,
      AlreadyScheduled,
      NoSuchTime,
      TimeIsPast,
      NoticeTooShort,
    ],
    audit: { subject: answer => (answer as { readonly audited: string }).audited },
    handle: async (program, { body: { at: clinicTime, ...said }, staff, header }) => {
      const publication = { ...said, clinicTime, seen: seenIn(header), by: authorOf(staff) }
      const { version, scheduled, changes, announcedTo } = await program.publishDraft(publication)
      const what = version ? `version ${version.number}` : `on ${scheduled?.clinicTime}`
      const reason = (version ?? scheduled)?.shortenedBecause
      const asides = [
        ...(reason ? [`shorter notice: ${reason}`] : []),
        ...(announcedTo === null
          ? []
          : [`${announcedTo} ${announcedTo === 1 ? 'member' : 'members'} notified in the app`]),
      ]
      const audited = auditedWords(asides.length > 0 ? `${what} (${asides.join('; ')})` : what, changes)
      return {
        version: version && shownVersion(version),
        scheduled: scheduled && shownSchedule(scheduled),
        announcedTo,
        audited,
      }
    },
  }),
  route({
    method: 'delete',
    path: '/api/admin/programme/publications/scheduled',
    name: 'cancelProgramPublication',
    summary: 'Cancel the scheduled publication.',
    description: 'Its changes are back in the draft, except for parts that have been edited since.',
    access: editors,
    answer: Scheduled,
    refusals: [NothingScheduled],
    audit: { subject: answer => `on ${(answer as { readonly at: string }).at}` },
    handle: async program => shownSchedule(await program.cancelSchedule()),
  }),
  route({
    method: 'get',
    path: '/api/admin/programme/effects',
    name: 'weighProgramEffects',
    summary: 'List the changes in the draft that are worse for members, and whom they affect.',
    description:
      'A more expensive reward affects members who are saving for it and haven’t claimed it. Fewer points ' +
      'affect members who earned them in the last year. A higher threshold affects members whose next tier ' +
      'it is; a removed perk affects members in that tier. `closest` is the member with the most points ' +
      'toward the reward, or the most spend toward the tier. Deleted accounts aren’t counted.',
    access: editors,
    audit: { reads: true },
    answer: z
      .object({
        noticeDays: z.int(),
        worsenings: z.array(
          z.object({
            words: z.string(),
            members: z.int(),
            closest: z
              .object({
                patient: z.string(),
                pointsBalance: z.int().nullable(),
                spent: z.string().nullable().meta({ description: 'Dollars with two decimals.' }),
              })
              .nullable(),
          }),
        ),
      })
      .meta({
        id: 'ProgramEffects',
        example: {
          noticeDays: 30,
          worsenings: [
            {
              words: '$25 Credit: 500 → 600 points',
              members: 212,
              closest: { patient: 'Mia Hart', pointsBalance: 480, spent: null },
            },
          ],
        },
      }),
    refusals: [],
    handle: async program => ({
      noticeDays,
      worsenings: (await program.assessImpact()).map(shownEffect),
    }),
  }),
]
