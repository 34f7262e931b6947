import { z } from 'zod'
import { limitOf } from '#platform/http/route/pagination.ts'
import { everyRole, Paginated, routeOf } from '#platform/http/route/route.ts'
import { decimal } from '#platform/kernel/money.ts'
import { mostCounted, type PatientCard, sorts } from '../cards.ts'
import type { Patients } from '../patients.ts'
import { NoSuchPatient, UnknownCursor } from '../refusals.ts'
import { readCursor, writeCursor } from './sort-keys.ts'

const route = routeOf<Patients>()

const tier = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum'])

const Patient = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    vipTier: tier,
    tier,
    pointsBalance: z.int(),
    points: z.int(),
    birthday: z.string().nullable().meta({ description: 'The date of birth, or `MM-DD` without a year.' }),
    dateOfBirth: z.string().nullable(),
    totalSpent: z.string(),
    totalVisits: z.int(),
    lastLoginAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    profileImageUrl: z.string().nullable().meta({ description: 'Staff only; each view is audited.' }),
  })
  .meta({
    id: 'Patient',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
      firstName: 'Mia',
      lastName: 'Hart',
      email: 'mia@velora.example',
      vipTier: 'Silver',
      tier: 'Silver',
      pointsBalance: 240,
      points: 240,
      birthday: '1991-05-14',
      dateOfBirth: '1991-05-14',
      totalSpent: '1250.00',
      totalVisits: 6,
      lastLoginAt: '2026-11-20T18:00:00.000Z',
      createdAt: '2026-01-10T17:00:00.000Z',
      profileImageUrl: null,
    },
  })

const ImportedFacts = z.object({
  source: z.string().meta({ description: 'The other system, such as `Vagaro`.' }),
  address: z.string().nullable(),
  treatments: z.string().nullable(),
  tier: z.string().nullable().meta({ description: 'The tier there. It doesn’t count here.' }),
  lastVisit: z.string().nullable().meta({ description: 'The day, such as `2026-11-20`.' }),
  isBlocked: z.boolean().meta({ description: 'The other system says the patient is blocked.' }),
})

const PatientDetails = Patient.extend({
  imported: z.array(ImportedFacts).meta({
    description: 'What other systems said about the patient, without imports that were undone.',
  }),
}).meta({ id: 'PatientDetails' })

/** Includes both spellings that the screens read (D-40), and money as a decimal string (D-19). */
const shown = (patient: PatientCard): z.input<typeof Patient> => ({
  ...patient,
  vipTier: patient.tier,
  points: patient.pointsBalance,
  totalSpent: decimal(patient.totalSpentCents),
  lastLoginAt: patient.lastLoginAt?.toISOString() ?? null,
  createdAt: patient.createdAt.toISOString(),
  profileImageUrl:
    patient.photoVersion && `/api/admin/users/${patient.id}/photo?version=${patient.photoVersion}`,
})

export const patientsRoutes = [
  route({
    method: 'get',
    path: '/api/admin/users',
    name: 'listPatients',
    summary: 'List or search patients.',
    description:
      'Without parameters, returns the first 100 patients in name order. Every word of the search must ' +
      'match; one or two letters match only the start of a word. In name order, patients whose name starts ' +
      'with the first word come first. The total is from when the list was started.',
    access: everyRole,
    audit: { reads: true },
    query: z.object({
      limit: limitOf(),
      cursor: z.string().max(2000).optional(),
      search: z.string().max(200, 'Please search for at most 200 characters').default(''),
      tier: tier.optional(),
      sort: z.enum(sorts).default('name'),
    }),
    answer: z.array(Patient),
    paged: { countsUpTo: mostCounted },
    refusals: [UnknownCursor],
    handle: async (patients, { query }) => {
      const { cursor, tier: ofTier, ...wanted } = query
      const after = cursor === undefined ? undefined : readCursor(cursor, wanted.sort)
      const listed = await patients.listPatients({ ...wanted, tier: ofTier, after })
      return new Paginated(
        listed.patients.map(shown),
        listed.next && writeCursor(listed.next, wanted.sort),
        listed.total,
        listed.isLeast,
      )
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/users/{id}',
    name: 'readPatient',
    summary: 'Get a patient.',
    description:
      'The same fields as in the list, and facts from imports. If the patient was merged into another one, ' +
      'this is the other one, as their ID shows. The view is audited.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    answer: PatientDetails,
    refusals: [NoSuchPatient],
    audit: { member: answer => (answer as { readonly id: string }).id },
    handle: async (patients, { params }) => {
      const { imported, ...patient } = await patients.readPatient(params.id)
      return { ...shown(patient), imported: [...imported] }
    },
  }),
]
