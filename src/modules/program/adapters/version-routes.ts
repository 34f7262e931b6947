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
    summary: 'Compare two versions, or a version and the draft.',
    description:
      'By default, compares the latest version with the draft. 0 is the state before the first version.',
    access: everyRole,
    query: z.object({
      from: compared.meta({ description: 'A version number or `draft`.' }),
      to: compared.meta({ description: 'A version number or `draft`.' }),
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
    summary: 'List all published versions, newest first.',
    description: 'Numbered from 1 without gaps. A version never changes.',
    access: everyRole,
    answer: z.array(ProgramVersion),
    refusals: [],
    handle: async program => (await program.listVersions()).map(shownVersion),
  }),
  route({
    method: 'get',
    path: '/api/admin/programme/versions/{number}',
    name: 'readProgramVersion',
    summary: 'Get a version with its contents.',
    description: 'The contents as they were published. Every role can read them.',
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
    summary: 'Restore a version as the draft.',
    description:
      'Items that were added after that version are archived in the draft. Check-in codes stay in use or ' +
      'retired as they are now, and paused rewards stay paused. Requires `If-Match: "revision"` of the ' +
      'overview. Returns the new overview.',
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
