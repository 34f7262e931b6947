import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { decimal } from '#platform/kernel/money.ts'
import { BalanceTooHigh } from '#platform/kernel/points.ts'
import { channels, type Person } from '../merged-person.ts'
import type { Merging } from '../merging.ts'
import type { Merge } from '../ports.ts'
import {
  AlreadyMerged,
  ContactTakenSince,
  LaterMergeFirst,
  MergedPointsSpent,
  MergeUndoTooLate,
  PatientsChanged,
  SamePatient,
  UnknownMerge,
} from '../refusals.ts'

const route = routeOf<Merging>()

const choice = z.enum(['on', 'off', 'undecided'])

const ComparedPatient = z
  .object({
    memberId: z.uuid(),
    name: z.string(),
    birthday: z.iso.date().nullable(),
    email: z.string().nullable().meta({ description: 'The address that signs them in.' }),
    contacts: z.array(z.object({ kind: z.enum(['email', 'phone']), value: z.string() })),
    joinedAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    points: z.int(),
    tier: z.string(),
    spend: z.string().meta({ description: 'In dollars.' }),
    visits: z.int(),
    vouchers: z.int().meta({ description: 'Unused.' }),
    requests: z.int(),
    diaryEntries: z.int(),
    intakeAt: z.iso.datetime().nullable(),
    consents: z.object({ email: choice, push: choice, sms: choice }),
  })
  .meta({
    id: 'ComparedPatient',
    example: {
      ...{ memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001', name: 'Mia Hart', birthday: '1991-05-14' },
      ...{ email: 'mia@velora.example', contacts: [{ kind: 'email', value: 'mia@velora.example' }] },
      ...{ joinedAt: '2025-11-20T18:00:00.000Z', lastLoginAt: null, points: 240, tier: 'Gold' },
      ...{ spend: '2150.00', visits: 9, vouchers: 1, requests: 0, diaryEntries: 3, intakeAt: null },
      consents: { email: 'on', push: 'undecided', sms: 'off' },
    },
  })

const Duplicates = z
  .object({
    suggestions: z.array(
      z.object({
        memberId: z.uuid(),
        name: z.string(),
        reasons: z.array(z.string()).meta({ description: 'A sentence each.' }),
      }),
    ),
    merges: z.array(
      z.object({
        id: z.uuid(),
        absorbedId: z.uuid(),
        by: z.string(),
        at: z.iso.datetime(),
        undoUntil: z.iso.datetime().nullable().meta({ description: 'Null where it can’t be undone.' }),
      }),
    ),
  })
  .meta({
    id: 'PatientDuplicates',
    example: {
      suggestions: [
        {
          ...{ memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0002', name: 'Mia Hart' },
          reasons: ['Same phone number: +14155550101.'],
        },
      ],
      merges: [],
    },
  })

const Done = z.object({ id: z.uuid(), survivorId: z.uuid(), state: z.enum(['merged', 'undone']) }).meta({
  id: 'PatientMerge',
  example: {
    ...{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01', state: 'merged' },
    survivorId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
  },
})

const shown = ({ spendCents, contacts, consents, ...person }: Person) => ({
  ...person,
  contacts: contacts.map(contact => ({ ...contact })),
  spend: decimal(spendCents),
  consents: Object.fromEntries(channels.map(channel => [channel, consents[channel]])) as Record<
    (typeof channels)[number],
    Person['consents']['email']
  >,
  joinedAt: person.joinedAt.toISOString(),
  lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
  intakeAt: person.intakeAt?.toISOString() ?? null,
})

const doneOf = ({ id, survivorId, state }: Merge) => ({
  ...{ id, survivorId },
  state: state === 'undone' ? ('undone' as const) : ('merged' as const),
})

const byId = z.object({ id: z.uuid() })
const withOther = z.strictObject({ otherId: z.uuid('Please choose another patient.') })
const ofMember = { member: (_answer: unknown, { id }: { readonly id: string }) => id } as const
const manager = ['owner', 'manager'] as const
const Noted = z.object({ noted: z.boolean() }).meta({ id: 'DuplicateNoted', example: { noted: true } })

const membersOf = (
  survivorId: string,
  absorbedId: string,
  { staffId, name }: { readonly staffId: string; readonly name: string },
) => ({ survivorId, absorbedId, actor: `staff:${staffId}`, actorName: name })

export const mergeRoutes = [
  route({
    method: 'get',
    path: '/api/admin/patients/{id}/duplicates',
    name: 'listDuplicates',
    summary: 'Who may be the same person as this patient, and what was merged lately.',
    description:
      'By an email address or phone number of both, by name and birthday together, or because a colleague said so. ' +
      'A name alone suggests nobody.',
    access: everyRole,
    params: byId,
    answer: Duplicates,
    refusals: [],
    handle: async (merging, { params }) => {
      const [suggestions, merges] = await Promise.all([
        merging.listDuplicates(params.id),
        merging.listMerges(params.id),
      ])
      return {
        suggestions: suggestions.map(({ reasons, ...each }) => ({ ...each, reasons: [...reasons] })),
        merges: merges.map(({ id, absorbedId, actorName, at, undoUntil }) => ({
          ...{ id, absorbedId, by: actorName, at: at.toISOString() },
          undoUntil: undoUntil?.toISOString() ?? null,
        })),
      }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/patients/{id}/merge-preview',
    name: 'previewMerge',
    summary: 'What this patient and another one have, and what this one would have after a merge.',
    description: 'Nothing is written. Nothing medical is among it but when an intake was handed in.',
    access: everyRole,
    params: byId,
    query: withOther,
    answer: z
      .object({ survivor: ComparedPatient, absorbed: ComparedPatient, afterwards: ComparedPatient })
      .meta({ id: 'MergePreview' }),
    refusals: [SamePatient, PatientsChanged],
    audit: ofMember,
    handle: async (merging, { params, query }) => {
      const { survivor, absorbed, afterwards } = await merging.previewMerge(params.id, query.otherId)
      return { survivor: shown(survivor), absorbed: shown(absorbed), afterwards: shown(afterwards) }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/duplicates',
    name: 'suggestMerge',
    summary: 'Say that this patient and another one are one person; a manager decides.',
    description: 'It is among the duplicates of both from then on, with the name of who said so.',
    access: everyRole,
    params: byId,
    body: withOther,
    answer: Noted,
    refusals: [SamePatient, PatientsChanged],
    audit: ofMember,
    handle: async (merging, { params, body, staff }) => {
      await merging.suggestMerge(membersOf(params.id, body.otherId, staff))
      return { noted: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/duplicates/dismiss',
    name: 'dismissDuplicate',
    summary: 'Say that this patient and another one are two people; they are suggested no more.',
    description: 'A colleague may suggest them again.',
    access: manager,
    params: byId,
    body: withOther,
    answer: Noted,
    refusals: [SamePatient, PatientsChanged],
    audit: ofMember,
    handle: async (merging, { params, body, staff }) => {
      await merging.dismissDuplicate(membersOf(params.id, body.otherId, staff))
      return { noted: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/merge',
    name: 'mergeMembers',
    summary: 'Merge another patient into this one.',
    description:
      'Points, spend, visits, vouchers, requests, contacts and what other systems call them are this patient’s from now on, ' +
      'and both histories are read as one. What counts once counts across both. Who opted out under either account is opted ' +
      'out. The other account signs nobody in any more, and nobody is told. Can be undone for seven days.',
    access: manager,
    params: byId,
    body: withOther,
    answer: Done,
    refusals: [SamePatient, PatientsChanged, AlreadyMerged, BalanceTooHigh],
    audit: ofMember,
    handle: async (merging, { params, body, staff }) =>
      doneOf(await merging.mergeMembers(membersOf(params.id, body.otherId, staff))),
  }),
  route({
    method: 'post',
    path: '/api/admin/merges/{id}/undo',
    name: 'undoMerge',
    summary: 'Make two patients of one again, for seven days.',
    description:
      'Both have what they had. What the patient earned, bought or decided since the merge stays with them. Refused where the ' +
      'points that came have been spent, or a contact is somebody else’s by now.',
    access: manager,
    params: byId,
    answer: Done,
    refusals: [
      UnknownMerge,
      MergeUndoTooLate,
      LaterMergeFirst,
      PatientsChanged,
      MergedPointsSpent,
      ContactTakenSince,
    ],
    audit: { member: answer => (answer as { readonly survivorId: string }).survivorId },
    handle: async (merging, { params, staff }) =>
      doneOf(await merging.undoMerge(params.id, `staff:${staff.staffId}`)),
  }),
]
