import type { Patient } from '#api/schemas/index.ts'
import type { Fact } from '#ui-kit/facts/facts.tsx'
import { clinicDay } from '../../loyalty/dates.ts'
import { dollars } from '../../loyalty/tiers.ts'

const grouped = new Intl.NumberFormat('en-US')
// A birthday is a day, not an instant: no time zone may move it.
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

export const nameOf = ({ firstName, lastName, email }: Patient) => `${firstName} ${lastName}`.trim() || email

export const count = (number: number) => grouped.format(number)

export const patientsCounted = (total: number) => `${count(total)} ${total === 1 ? 'patient' : 'patients'}`

export const factsOf = (patient: Patient): readonly Fact[] => [
  { label: 'Points balance', value: count(patient.pointsBalance) },
  { label: 'Birthday', value: patient.birthday ? day.format(new Date(patient.birthday)) : 'Not given' },
  { label: 'Total spent', value: dollars(patient.totalSpent) },
  { label: 'Total visits', value: count(patient.totalVisits) },
  { label: 'Last login', value: patient.lastLoginAt ? clinicDay(patient.lastLoginAt) : 'Never' },
  { label: 'Created', value: clinicDay(patient.createdAt) },
]
