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
    birthday: z.string().nullable().meta({ description: 'The date of birth, or `MM-DD` without a year.' }),
    email: z.string().nullable().meta({ description: 'The email address that the patient signs in with.' }),
    hasPassword: z.boolean(),
    passkeys: z.int(),
    hasPhoto: z.boolean(),
    externalIds: z.array(z.string()).meta({ description: 'The patient’s IDs in other systems.' }),
    contacts: z.array(z.object({ kind: z.enum(['email', 'phone']), value: z.string() })),
    joinedAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    points: z.int(),
    tier: z.string(),
    spend: z.string().meta({ description: 'Dollars.' }),
    visits: z.int(),
    vouchers: z.int().meta({ description: 'The number of unused vouchers.' }),
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
      ...{ hasPassword: true, passkeys: 1, hasPhoto: true, externalIds: ['vagaro:17'] },
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
        reasons: z.array(z.string()).meta({ description: 'One sentence per reason.' }),
      }),
    ),
    merges: z.array(
      z.object({
        id: z.uuid(),
        absorbedId: z.uuid(),
        by: z.string(),
        at: z.iso.datetime(),
        undoUntil: z.iso.datetime().nullable().meta({ description: 'Null if the merge can’t be undone.' }),
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

const NamedPatient = z.object({ memberId: z.uuid(), name: z.string() })

const Suggestion = z.object({
  ...{ id: z.uuid(), by: z.string(), at: z.iso.datetime() },
  ...{ survivor: NamedPatient, absorbed: NamedPatient },
})

const Suggestions = z
  .object({ total: z.int(), oldest: z.array(Suggestion).meta({ description: 'At most five.' }) })
  .meta({
    id: 'MergeSuggestions',
    example: {
      total: 1,
      oldest: [
        {
          ...{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01', by: 'Ines', at: '2026-11-20T18:00:00.000Z' },
          survivor: { memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001', name: 'Mia Hart' },
          absorbed: { memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0002', name: 'Mia Hartt' },
        },
      ],
    },
  })

const Done = z.object({ id: z.uuid(), survivorId: z.uuid(), state: z.enum(['merged', 'undone']) }).meta({
  id: 'PatientMerge',
  example: {
    ...{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01', state: 'merged' },
    survivorId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
  },
})

const shown = ({ spendCents, contacts, externalIds, consents, ...person }: Person) => ({
  ...person,
  externalIds: [...externalIds],
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

/** With the absorbed patient for the audit log; the response leaves it out. */
const doneOf = ({ id, survivorId, absorbedId, state }: Merge) => ({
  ...{ id, survivorId, absorbedId },
  state: state === 'undone' ? ('undone' as const) : ('merged' as const),
})

const byId = z.object({ id: z.uuid() })
const withOther = z.strictObject({ otherId: z.uuid('Please choose another patient.') })
const ofBoth = {
  member: (_answer: unknown, { id }: { readonly id: string }, { otherId }: z.output<typeof withOther>) => [
    id,
    otherId,
  ],
} as const
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
    path: '/api/admin/duplicates',
    name: 'listMergeSuggestions',
    summary: 'List suggested merges that wait for a manager, oldest first.',
    description:
      'Staff reported each pair as the same person. A pair is listed until the two are merged or marked as ' +
      'different people, or one of them no longer has an account.',
    access: manager,
    audit: { reads: true },
    answer: Suggestions,
    refusals: [],
    handle: async merging => {
      const { total, oldest } = await merging.listMergeSuggestions(5)
      return { total, oldest: oldest.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })) }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/patients/{id}/duplicates',
    name: 'listDuplicates',
    summary: 'List possible duplicates of a patient and recent merges.',
    description:
      'A patient is suggested if both have the same email address or phone number, if both have the same ' +
      'name and birthday, or if a colleague said so. The same name alone isn’t enough.',
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
    summary: 'Compare two patients and preview the merged record.',
    description: 'Changes nothing. The only medical information included is when each intake was submitted.',
    access: everyRole,
    params: byId,
    query: withOther,
    answer: z
      .object({ survivor: ComparedPatient, absorbed: ComparedPatient, afterwards: ComparedPatient })
      .meta({ id: 'MergePreview' }),
    refusals: [SamePatient, PatientsChanged],
    audit: {
      member: answer => {
        const { survivor, absorbed } = answer as Record<
          'survivor' | 'absorbed',
          { readonly memberId: string }
        >
        return [survivor.memberId, absorbed.memberId]
      },
    },
    handle: async (merging, { params, query }) => {
      const { survivor, absorbed, afterwards } = await merging.previewMerge(params.id, query.otherId)
      return { survivor: shown(survivor), absorbed: shown(absorbed), afterwards: shown(afterwards) }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/duplicates',
    name: 'suggestMerge',
    summary: 'Report two patients as the same person.',
    description:
      'A manager decides about the merge. Until then, each of the two is listed as a possible duplicate of ' +
      'the other, with the name of the person who reported it.',
    access: everyRole,
    params: byId,
    body: withOther,
    answer: Noted,
    refusals: [SamePatient, PatientsChanged],
    audit: ofBoth,
    handle: async (merging, { params, body, staff }) => {
      await merging.suggestMerge(membersOf(params.id, body.otherId, staff))
      return { noted: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/duplicates/dismiss',
    name: 'dismissDuplicate',
    summary: 'Mark two patients as different people.',
    description: 'They are no longer suggested as duplicates, unless a colleague reports them again.',
    access: manager,
    params: byId,
    body: withOther,
    answer: Noted,
    refusals: [SamePatient, PatientsChanged],
    audit: ofBoth,
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
      'The other patient’s points, spend, visits, vouchers, requests, contacts and external IDs become ' +
      'this patient’s, and the two histories are shown as one. Anything that can count only once counts ' +
      'once for both accounts together. An opt-out on either account stays in effect. Passkeys from both ' +
      'accounts keep working. If this patient has no password, the other account’s password and email address ' +
      'are kept. No notification is sent. A merge can be undone for seven days.',
    access: manager,
    params: byId,
    body: withOther,
    answer: Done,
    refusals: [SamePatient, PatientsChanged, AlreadyMerged, BalanceTooHigh],
    audit: ofBoth,
    handle: async (merging, { params, body, staff }) =>
      doneOf(await merging.mergeMembers(membersOf(params.id, body.otherId, staff))),
  }),
  route({
    method: 'post',
    path: '/api/admin/merges/{id}/undo',
    name: 'undoMerge',
    summary: 'Undo a merge, within seven days.',
    description:
      'Both patients get back what they had. Whatever the surviving patient has earned, bought or decided ' +
      'since the merge stays with that patient. Refused if the points that the merge added have been ' +
      'spent, or if another patient now has one of the contacts.',
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
    audit: {
      member: answer => {
        const { survivorId, absorbedId } = answer as Pick<Merge, 'survivorId' | 'absorbedId'>
        return [survivorId, absorbedId]
      },
    },
    handle: async (merging, { params, staff }) =>
      doneOf(await merging.undoMerge(params.id, `staff:${staff.staffId}`)),
  }),
]
