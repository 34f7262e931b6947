import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Program } from '../program.ts'
import type { PartDraft } from '../read-overview.ts'
import { DraftChanged, RevisionNeeded } from '../refusals.ts'
import type { PartName } from '../rules/document.ts'
import { refuseLongLists } from './parts/fields.ts'
import type { PartAtTheEdge } from './parts/part-at-the-edge.ts'
import { edges } from './parts/parts-at-the-edge.ts'
import { auditedChanges, authorOf, editors, ifMatch, seenIn } from './program-schemas.ts'

const route = routeOf<Program>()

const draftOf = <Contents extends z.ZodType>(called: string, contents: Contents) =>
  z
    .object({
      revision: z.string().meta({ description: 'Send it as `If-Match`, in quotes.' }),
      changed: z.boolean().meta({ description: 'Whether the draft differs from what’s published.' }),
      changedBy: z.string().nullable(),
      changedAt: z.iso.datetime().nullable(),
      contents,
    })
    .meta({
      id: `${called}Draft`,
      example: {
        revision: 'q83vEjRWeJCrze8BI0VniQ',
        changed: true,
        changedBy: 'Tess',
        changedAt: '2026-11-22T09:00:00.000Z',
        contents: z.globalRegistry.get(contents)?.['example'] as never,
      },
    })

function routesOf<Name extends PartName, Contents extends z.ZodType>({
  part,
  called,
  schema,
  taken,
  shown,
}: PartAtTheEdge<Name, Contents>) {
  const Draft = draftOf(called, schema)
  const shownDraft = ({ contents, changedAt, ...draft }: PartDraft<Name>) =>
    ({ ...draft, changedAt: changedAt?.toISOString() ?? null, contents: shown(contents) }) as z.input<
      typeof Draft
    >
  const etagOf = (answer: unknown) => (answer as { readonly revision: string }).revision
  /** Converts the current contents in a conflict to the contract's shape. */
  const saidAtTheEdge = (error: unknown): never => {
    if (!(error instanceof DraftChanged)) throw error
    throw error.withCurrent(shownDraft(error.current as PartDraft<Name>))
  }
  const path = `/api/admin/programme/${part}` as const
  return [
    route({
      method: 'get',
      path,
      name: `read${called}Draft`,
      summary: `Get the draft of the ${part}.`,
      description:
        'Returns the published contents if nothing has been changed. Every role can read it; only owners ' +
        'and managers can change it.',
      access: everyRole,
      answer: Draft,
      etagOf,
      refusals: [],
      handle: async program => shownDraft(await program.readDraft(part)),
    }),
    route({
      method: 'put',
      path,
      name: `save${called}Draft`,
      summary: `Update the draft of the ${part}.`,
      description:
        'Send the complete contents, in the clinic’s order. Published items that you leave out are ' +
        'archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: ' +
        '"revision"`; if someone else changed the draft first, the call is refused and `current` is the ' +
        'draft as it is now.',
      access: editors,
      headers: ifMatch,
      body: z
        .strictObject({ contents: schema })
        .superRefine((body, { addIssue }) =>
          refuseLongLists(body as { readonly contents: unknown }, addIssue),
        ),
      consumes: { jsonMegabytes: 1 },
      answer: Draft,
      refusals: [DraftChanged, RevisionNeeded],
      audit: { subject: auditedChanges(part) },
      handle: async (program, { body, staff, header }) => {
        const edit = { seen: seenIn(header), by: authorOf(staff) }
        const { contents } = body as { readonly contents: z.output<Contents> }
        const { draft, changes } = await program.saveDraft(part, taken(contents), edit).catch(saidAtTheEdge)
        return { ...shownDraft(draft), changes }
      },
    }),
    route({
      method: 'delete',
      path,
      name: `discard${called}Draft`,
      summary: `Discard the draft of the ${part}.`,
      description:
        'The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.',
      access: editors,
      headers: ifMatch,
      answer: Draft,
      refusals: [DraftChanged, RevisionNeeded],
      audit: { subject: auditedChanges(part) },
      handle: async (program, { staff, header }) => {
        const edit = { seen: seenIn(header), by: authorOf(staff) }
        const { draft, changes } = await program.discardDraft(part, edit).catch(saidAtTheEdge)
        return { ...shownDraft(draft), changes }
      },
    }),
  ]
}

export const partRoutes = [
  ...routesOf(edges.places),
  ...routesOf(edges.menu),
  ...routesOf(edges.rewards),
  ...routesOf(edges.codes),
  ...routesOf(edges.tiers),
  ...routesOf(edges.pages),
  ...routesOf(edges.brand),
  ...routesOf(edges.rules),
]
