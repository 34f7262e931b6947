import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Patients } from '../patients.ts'

const route = routeOf<Patients>()

const tier = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum'])

const PatientSuggestion = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().meta({ description: 'Empty if the patient has none.' }),
    phone: z.string().nullable().meta({ description: 'In E.164 format.' }),
    vipTier: tier,
  })
  .meta({
    id: 'PatientSuggestion',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
      name: 'Mia Hart',
      email: 'mia@velora.example',
      phone: '+13105550142',
      vipTier: 'Silver' as const,
    },
  })

const PresentPatient = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    vipTier: tier,
    pointsBalance: z.int(),
    checkedInAt: z.iso.datetime().meta({ description: 'The latest check-in of the day.' }),
    birthday: z.enum(['today', 'this week']).nullable(),
    claimableRewards: z
      .array(z.string())
      .meta({ description: 'Rewards that the member has enough points for, most expensive first.' }),
    readyVouchers: z
      .array(z.object({ code: z.string(), title: z.string() }))
      .meta({ description: 'Vouchers that can be used now, the soonest to expire first.' }),
    pendingRequests: z.int(),
    hasIntake: z.boolean().meta({ description: 'Whether a valid intake is on file.' }),
  })
  .meta({
    id: 'PresentPatient',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
      name: 'Mia Hart',
      email: 'mia@velora.example',
      vipTier: 'Silver' as const,
      pointsBalance: 245,
      checkedInAt: '2026-11-21T18:00:00.000Z',
      birthday: 'this week' as const,
      claimableRewards: ['$10 Credit'],
      readyVouchers: [{ code: 'K7RW2M9Q', title: 'Hand Massage' }],
      pendingRequests: 0,
      hasIntake: true,
    },
  })

const named = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

export const patientDeskRoutes = [
  route({
    method: 'get',
    path: '/api/admin/patients/suggest',
    name: 'suggestPatients',
    summary: 'Search patients by name, email address or phone number.',
    description:
      'For search as you type: returns at most eight patients, matches at the start of a word first. Needs ' +
      'at least two letters; case and accents don’t matter. A phone number is found by its last digits, at ' +
      'least three.',
    access: everyRole,
    audit: { reads: true },
    query: z.object({ words: z.string().max(254).default('') }),
    answer: z.array(PatientSuggestion),
    refusals: [],
    handle: async (patients, { query }) =>
      (await patients.suggestPatients(query.words)).map(each => ({
        id: each.id,
        name: named(each),
        email: each.email,
        phone: each.phone,
        vipTier: each.tier,
      })),
  }),
  route({
    method: 'get',
    path: '/api/admin/today',
    name: 'listPresent',
    summary: 'List who checked in today, latest first, with what the front desk should know.',
    description: 'One entry per patient with their latest check-in, at most 300.',
    access: everyRole,
    audit: { reads: true },
    answer: z.array(PresentPatient),
    refusals: [],
    handle: async patients =>
      (await patients.listTodaysVisits()).map(({ firstName, lastName, tier, checkedInAt, ...rest }) => ({
        ...rest,
        name: named({ firstName, lastName }),
        vipTier: tier,
        checkedInAt: checkedInAt.toISOString(),
        claimableRewards: [...rest.claimableRewards],
        readyVouchers: [...rest.readyVouchers],
      })),
  }),
]
