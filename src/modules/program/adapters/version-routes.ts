import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Program } from '../program.ts'
import type { VersionOrDraft } from '../read-version.ts'
import { DraftChanged, RevisionNeeded, UnknownVersion } from '../refusals.ts'
import { Contents, contentsShown } from './parts/parts-at-the-edge.ts'
import {
  auditedWords,
  authorOf,
  editors,
  ifMatch,
  Overview,
  ProgramVersion,
  part,
  seenIn,
  shownOverview,
  shownVersion,
} from './program-schemas.ts'

const route = routeOf<Program>()

const number = z.coerce.number().int().min(1).max(2_147_483_647)
const params = z.object({ number })

/** A version as written in a URL. */
const compared = z
  .union([z.literal('draft'), z.string().regex(/^\d{1,9}$/)])
  .transform((said): VersionOrDraft => (said === 'draft' ? said : Number(said)))
  .optional()

export const versionRoutes = [
  route({
    method: 'get',
    path: '/api/admin/programme/difference',
    name: 'readProgramDifference',
    summary: 'What one version, or the draft, says otherwise than another.',
    description:
      'From the last version to the draft, unless something else is asked for; 0 is before the first version.',
    access: everyRole,
    query: z.object({
      from: compared.meta({ description: 'A version’s number or `draft`.' }),
      to: compared.meta({ description: 'A version’s number or `draft`.' }),
    }),
    answer: z.array(
      z
        .object({
          part,
          kind: z.enum(['added', 'changed', 'removed', 'restored', 'moved']),
          name: z.string(),
          field: z.string().nullable(),
          before: z.string().nullable(),
          after: z.string().nullable(),
          words: z.string(),
        })
        .meta({
          id: 'ProgramChange',
          example: {
            part: 'menu',
            kind: 'changed',
            name: 'Lip Filler',
            field: 'pointsEarned',
            before: '65',
            after: '60',
            words: 'Lip Filler: 65 → 60 points',
          },
        }),
    ),
    refusals: [UnknownVersion],
    handle: async (program, { query: { from, to } }) => [...(await program.readDifference(from, to))],
  }),
  route({
    method: 'get',
    path: '/api/admin/programme/versions',
    name: 'listProgramVersions',
    summary: 'Every version that was published, newest first.',
    description: 'Numbered from 1 without gaps; a version is never changed.',
    access: everyRole,
    answer: z.array(ProgramVersion),
    refusals: [],
    handle: async program => (await program.listVersions()).map(shownVersion),
  }),
  route({
    method: 'get',
    path: '/api/admin/programme/versions/{number}',
    name: 'readProgramVersion',
    summary: 'One version with its contents.',
    description: 'As it was published, for every role.',
    access: everyRole,
    params,
    answer: ProgramVersion.extend({ contents: Contents }).meta({ id: 'ProgramVersionWithContents' }),
    refusals: [UnknownVersion],
    handle: async (program, { params }) => {
      const { contents, ...version } = await program.readVersion(params.number)
      return { ...shownVersion(version), contents: contentsShown(contents) }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/programme/versions/{number}/draft',
    name: 'restoreProgramVersion',
    summary: 'Make a version the draft again.',
    description:
      'What came after it and is no part of it is archived in the draft. With `If-Match: "revision"` of the overview, ' +
      'which is the answer.',
    access: editors,
    headers: ifMatch,
    params,
    answer: Overview,
    refusals: [UnknownVersion, DraftChanged, RevisionNeeded],
    audit: { subject: answer => (answer as { readonly audited: string }).audited },
    handle: async (program, { params, staff, header }) => {
      const edit = { seen: seenIn(header), by: authorOf(staff) }
      const { overview, changes } = await program.restoreVersion(params.number, edit)
      return { ...shownOverview(overview), audited: auditedWords(`version ${params.number}`, changes) }
    },
  }),
]
