import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Program } from '../program.ts'
import { DraftChanged, NotInUse, RevisionNeeded } from '../refusals.ts'
import type { PartName } from '../rules/document.ts'
import { pauseReward, replaceCode, retireCode, type Withdrawal } from '../rules/withdrawals.ts'
import {
  auditedWords,
  authorOf,
  editors,
  ifMatch,
  ProgramVersion,
  seenIn,
  shownVersion,
} from './program-schemas.ts'

const route = routeOf<Program>()

const Answer = z
  .object({
    version: ProgramVersion.nullable().meta({
      description:
        'The version that was published; null if only the draft or a scheduled publication used the item.',
    }),
  })
  .meta({
    id: 'ProgramWithdrawal',
    example: {
      version: {
        number: 4,
        publishedAt: '2026-11-22T18:00:00.000Z',
        publishedBy: 'Olga',
        note: 'Code retired: Daily Spa Visit',
        shortenedBecause: null,
      },
    },
  })

interface AtOnce<Name extends PartName> {
  readonly path: `/api/admin/programme/${Name}/{id}/${string}`
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly withdrawal: (id: string) => Withdrawal<Name>
}

const atOnce = <Name extends PartName>({ path, name, summary, description, withdrawal }: AtOnce<Name>) =>
  route({
    method: 'post',
    path,
    name,
    summary,
    description: `${description} This publishes a version of its own. The draft and any scheduled publication keep their other changes. Requires \`If-Match: "revision"\` of the part’s draft.`,
    access: editors,
    headers: ifMatch,
    params: z.object({ id: z.uuid() }),
    answer: Answer,
    refusals: [DraftChanged, RevisionNeeded, NotInUse],
    audit: { subject: answer => (answer as { readonly audited: string }).audited },
    handle: async (program, { params: { id }, staff, header }) => {
      const edit = { seen: seenIn(header), by: authorOf(staff) }
      const { version, changedIn, changes } = await program.withdrawItem(withdrawal(id), edit)
      const audited = auditedWords(version ? `version ${version.number}` : changedIn, changes)
      return { version: version && shownVersion(version), audited }
    },
  })

export const withdrawalRoutes = [
  atOnce({
    path: '/api/admin/programme/codes/{id}/retire',
    name: 'retireCode',
    summary: 'Retire a check-in code immediately.',
    description: 'Anyone who scans it, or a photo of it, is told that it’s no longer in use.',
    withdrawal: retireCode,
  }),
  atOnce({
    path: '/api/admin/programme/codes/{id}/replace',
    name: 'replaceCode',
    summary: 'Replace a check-in code immediately.',
    description:
      'The old code is retired. The new one has the same name and points, has its own secret and is ready ' +
      'to print.',
    withdrawal: id => replaceCode(id, newId()),
  }),
  atOnce({
    path: '/api/admin/programme/rewards/{id}/pause',
    name: 'pauseReward',
    summary: 'Pause a reward immediately.',
    description: 'No one can claim it until it is resumed. Vouchers that were already claimed stay valid.',
    withdrawal: pauseReward,
  }),
]
