import { z } from 'zod'
import type { Role, StaffGrant } from '#platform/http/route/route.ts'
import type { Author, ScheduledPublication as KeptSchedule, Version } from '../ports.ts'
import type { Overview as KeptOverview } from '../read-overview.ts'
import type { Change } from '../rules/difference.ts'
import { partNames } from '../rules/document.ts'

export const part = z.enum(partNames)

export const Scheduled = z
  .object({
    at: z.string().meta({ description: 'In the clinic’s time zone.' }),
    note: z.string(),
    by: z.string(),
    shortenedBecause: z.string().nullable(),
  })
  .meta({
    id: 'ProgramSchedule',
    example: { at: '2026-12-24T09:00', note: 'Christmas', by: 'Olga', shortenedBecause: null },
  })

export const Overview = z
  .object({
    revision: z.string().meta({ description: 'Send it as `If-Match` when you publish, in quotes.' }),
    version: z.int().meta({ description: '0 if nothing has been published yet.' }),
    publishedAt: z.iso.datetime().nullable(),
    publishedBy: z.string().nullable(),
    scheduled: Scheduled.nullable().meta({
      description: 'The scheduled publication, with its time in the clinic’s time zone.',
    }),
    parts: z.array(
      z.object({
        part,
        changed: z.boolean(),
        changedBy: z.string().nullable(),
        changedAt: z.iso.datetime().nullable(),
        problems: z
          .array(z.object({ path: z.string(), message: z.string() }))
          .meta({ description: 'Problems that prevent publication.' }),
      }),
    ),
    missing: z
      .array(z.object({ part, what: z.string() }))
      .meta({ description: 'What has to be done before patients can be invited.' }),
  })
  .meta({
    id: 'ProgramOverview',
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

export const ProgramVersion = z
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
    id: 'ProgramVersion',
    example: {
      number: 3,
      publishedAt: '2026-11-21T18:00:00.000Z',
      publishedBy: 'Olga',
      note: 'Winter menu',
      shortenedBecause: null,
    },
  })

export const shownVersion = ({ publishedAt, ...version }: Version) => ({
  ...version,
  publishedAt: publishedAt.toISOString(),
})

export const shownSchedule = ({ clinicTime, note, by, shortenedBecause }: KeptSchedule) => ({
  at: clinicTime,
  note,
  by,
  shortenedBecause,
})

export const shownOverview = ({ publishedAt, scheduled, parts, missing, ...overview }: KeptOverview) => ({
  ...overview,
  publishedAt: publishedAt?.toISOString() ?? null,
  scheduled: scheduled && shownSchedule(scheduled),
  parts: parts.map(({ changedAt, problems, ...each }) => ({
    ...each,
    changedAt: changedAt?.toISOString() ?? null,
    problems: [...problems],
  })),
  missing: [...missing],
})

/** The roles that edit the program. */
export const editors: readonly Role[] = ['owner', 'manager']

export const ifMatch = { 'If-Match': 'The `revision` as it was read, in quotes.' }

/** The revision in the request's `If-Match`; empty without one. */
export const seenIn = (header: (name: string) => string): string =>
  header('If-Match').replace(/^(?:W\/)?"(.*)"$/, '$1')

export const authorOf = ({ staffId, name, role }: StaffGrant): Author => ({
  id: `staff:${staffId}`,
  name,
  isOwner: role === 'owner',
})

const mostLetters = 1_000

/** The changes in a few words, for the audit log. */
export const auditedWords = (what: string, changes: readonly Change[]): string => {
  const words = changes.map(change => change.words).join('; ')
  const whole = words === '' ? `${what}: nothing changed` : `${what}: ${words}`
  return whole.length > mostLetters ? `${whole.slice(0, mostLetters - 1)}…` : whole
}

export const auditedChanges = (what: string) => (answer: unknown) =>
  auditedWords(what, (answer as { readonly changes: readonly Change[] }).changes)
