import { HttpResponse, http } from 'msw'
import type { Intake, Patient, PatientDetails, Voucher } from '#api/schemas/index.ts'

export const mia: PatientDetails = {
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
  imported: [],
}

export const noor: Patient = {
  ...mia,
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0002',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@velora.example',
  vipTier: 'Bronze',
  tier: 'Bronze',
  pointsBalance: 0,
  points: 0,
  birthday: null,
  dateOfBirth: null,
  totalSpent: '0.00',
  totalVisits: 0,
  lastLoginAt: null,
}

export const longName: PatientDetails = {
  ...mia,
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0003',
  firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana',
  lastName: 'von der Hohenzollern-Sigmaringen y Fernández de Córdoba',
  email: 'a.very.long.address.that.does.not.fit@subdomain.of.a.long.domain.example',
  vipTier: 'Platinum',
  tier: 'Platinum',
  totalSpent: '1234567.89',
  pointsBalance: 1_234_567,
}

/** The list as the server returns it: in pages, with the total and a link to the next one. */
export function listing(patients: readonly Patient[], pageLength = 100, mostCounted = patients.length) {
  return http.get('*/api/admin/users', ({ request }) => {
    const query = new URL(request.url).searchParams
    const from = Number(query.get('cursor') ?? 0)
    const search = query.get('search') ?? ''
    const found = patients.filter(({ firstName, tier }) => {
      const isOfTier = !query.get('tier') || tier === query.get('tier')
      return isOfTier && firstName.toLowerCase().includes(search.toLowerCase())
    })
    const end = from + pageLength
    query.set('cursor', String(end))
    return HttpResponse.json(found.slice(from, end), {
      headers: {
        'X-Total-Count': String(Math.min(found.length, mostCounted)),
        ...(found.length > mostCounted && { 'X-Total-Relation': 'gte' }),
        ...(end < found.length && { Link: `</api/admin/users?${query}>; rel="next"` }),
      },
    })
  })
}

export const many: readonly Patient[] = Array.from({ length: 5_000 }, (_, at) => ({
  ...mia,
  id: `0198f0c6-5b1e-7a51-9d3a-${String(at).padStart(12, '0')}`,
  firstName: `Patient ${at + 1}`,
  lastName: '',
}))

const voucher: Voucher = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
  goalId: null,
  title: '10% off any service',
  rewardValue: '10% off any service',
  icon: null,
  imageUrl: null,
  color: null,
  code: 'K7RW2M9Q',
  issuedAt: '2026-11-02T18:00:00.000Z',
  expiresAt: '2099-12-01T07:59:59.999Z',
  usedAt: null,
}

export const vouchers: Voucher[] = [
  voucher,
  { ...voucher, id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', title: '$10 Credit', expiresAt: null },
  { ...voucher, id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e03', usedAt: '2026-05-03T18:00:00.000Z' },
  { ...voucher, id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e04', expiresAt: '2026-02-01T07:59:59.999Z' },
]

/** The patient agreed to the current policy. */
export const currentTexts = { privacyPolicyVersion: 4, privacyNoticeVersion: 0 }

export const intake: Intake = {
  privacyPolicyVersion: 3,
  version: 1,
  submittedAt: '2026-11-20T18:00:00.000Z',
  dateOfBirth: '1991-05-14',
  phoneNumber: '(310) 555-0142',
  address: '100 Rodeo Drive, Beverly Hills, CA 90210',
  emergencyContact: 'Ana Hart',
  emergencyPhone: '(310) 555-0199',
  medicalConditions: '',
  allergies: 'Lidocaine',
  medications: '',
  consentToTreatment: true,
  hipaaConsentDate: '2026-11-20T17:59:30.000Z',
  privacyPolicyAccepted: true,
  wording: '2026-11-27',
}
