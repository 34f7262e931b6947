import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { partNames } from '../document.ts'
import type { Version } from '../ports.ts'
import type { Programme } from '../programme.ts'
import { DraftChanged, NothingToPublish, NotReadyToPublish, RevisionNeeded } from '../refusals.ts'
import { auditedWords, authorOf, editors, ifMatch, seenIn } from './audited.ts'

const route = routeOf<Programme>()

const part = z.enum(partNames)

const Scheduled = z.object({ at: z.string(), note: z.string(), by: z.string() })

const Overview = z
  .object({
    revision: z.string().meta({ description: 'For the `If-Match` of a publication, in quotes.' }),
    version: z.int().meta({ description: '0: nothing was published yet.' }),
    publishedAt: z.iso.datetime().nullable(),
    publishedBy: z.string().nullable(),
    scheduled: Scheduled.nullable().meta({
      description: 'What will be published by itself, and when by the clinic’s clock.',
    }),
    parts: z.array(
      z.object({
        part,
        changed: z.boolean(),
        changedBy: z.string().nullable(),
        changedAt: z.iso.datetime().nullable(),
        problems: z
          .array(z.object({ path: z.string(), message: z.string() }))
          .meta({ description: 'What keeps it from being published.' }),
      }),
    ),
    missing: z
      .array(z.object({ part, what: z.string() }))
      .meta({ description: 'What is to be done before patients can be invited.' }),
  })
  .meta({
    id: 'ProgrammeOverview',
    example: {
      revision: 'q83vEjRWeJCrze8BI0VniQ',
      version: 3,
      publishedAt: '2026-11-21T18:00:00.000Z',
      publishedBy: 'Olga',
      scheduled: null,
      parts: [
        {
          part: 'menu',
          changed: true,
          changedBy: 'Tess',
          changedAt: '2026-11-22T09:00:00.000Z',
          problems: [],
        },
      ],
      missing: [{ part: 'codes', what: 'Add a check-in code' }],
    },
  })

const ProgrammeVersion = z
  .object({
    number: z.int(),
    publishedAt: z.iso.datetime(),
    publishedBy: z.string(),
    note: z.string(),
    shortenedBecause: z
      .string()
      .nullable()
      .meta({ description: 'Why the notice period was shortened, if it was.' }),
  })
  .meta({
    id: 'ProgrammeVersion',
    example: {
      number: 3,
      publishedAt: '2026-11-21T18:00:00.000Z',
      publishedBy: 'Olga',
      note: 'Winter menu',
      shortenedBecause: null,
    },
  })

const shownVersion = ({ publishedAt, ...version }: Version) => ({
  ...version,
  publishedAt: publishedAt.toISOString(),
})

export const programmeRoutes = [
  route({
    method: 'get',
    path: '/api/admin/programme',
    name: 'readProgramme',
    summary: 'What is in force, what is changed, and what is missing.',
    description: 'The overview of the draft, for every role.',
    access: everyRole,
    answer: Overview,
    etagOf: answer => (answer as { readonly revision: string }).revision,
    refusals: [],
    handle: async programme => {
      const { publishedAt, parts, missing, ...overview } = await programme.readOverview()
      return {
        ...overview,
        publishedAt: publishedAt?.toISOString() ?? null,
        scheduled: null,
        parts: parts.map(({ changedAt, problems, ...each }) => ({
          ...each,
          changedAt: changedAt?.toISOString() ?? null,
          problems: [...problems],
        })),
        missing: [...missing],
      }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/programme/publications',
    name: 'publishProgramme',
    summary: 'Publish the draft as the next version.',
    description:
      'All parts at once: lists, pages and what is awarded follow within a second. With `If-Match: "revision"` of the ' +
      'overview, so that nobody publishes what they have not seen.',
    access: editors,
    headers: ifMatch,
    body: z.strictObject({
      note: z
        .string()
        .trim()
        .max(500, 'At most 500 characters, please')
        .overwrite(words => words.toWellFormed()),
    }),
    answer: z.object({ version: ProgrammeVersion.nullable(), scheduled: Scheduled.nullable() }).meta({
      id: 'ProgrammePublication',
      example: {
        version: {
          number: 4,
          publishedAt: '2026-11-22T18:00:00.000Z',
          publishedBy: 'Olga',
          note: 'Winter menu',
          shortenedBecause: null,
        },
        scheduled: null,
      },
    }),
    refusals: [DraftChanged, RevisionNeeded, NothingToPublish, NotReadyToPublish],
    auditSubject: answer => (answer as { readonly audited: string }).audited,
    handle: async (programme, { body: { note }, staff, header }) => {
      const { version, changes } = await programme.publishDraft({
        note,
        seen: seenIn(header),
        by: authorOf(staff),
      })
      const audited = auditedWords(`version ${version.number}`, changes)
      return { version: shownVersion(version), scheduled: null, audited }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/programme/versions',
    name: 'listProgrammeVersions',
    summary: 'Every version that was published, newest first.',
    description: 'Numbered from 1 without gaps; a version is never changed.',
    access: everyRole,
    answer: z.array(ProgrammeVersion),
    refusals: [],
    handle: async programme => (await programme.listVersions()).map(shownVersion),
  }),
]
