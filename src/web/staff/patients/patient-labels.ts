import type { Patient } from '#api/schemas/index.ts'
import type { Fact } from '#ui-kit/data/facts/facts.tsx'
import { birthdayText, dayOf } from '../../format/days.ts'
import { dollars } from '../../format/money.ts'
import { figure } from '../../format/points.ts'

export const nameOf = ({ firstName, lastName, email }: Patient) => `${firstName} ${lastName}`.trim() || email

export const foundBy = 'Name, email or phone'

export const patientAddress = (id: string) => `/admin/patients/${id}`

export const patientsCounted = (total: number, isLeast: boolean) =>
  `${isLeast ? 'More than ' : ''}${figure(total)} ${total === 1 ? 'patient' : 'patients'}`

export const factsOf = (patient: Patient): readonly Fact[] => [
  { label: 'Points balance', value: figure(patient.pointsBalance) },
  { label: 'Birthday', value: patient.birthday ? birthdayText(patient.birthday) : 'Not on file' },
  { label: 'Total spent', value: dollars(patient.totalSpent) },
  { label: 'Total visits', value: figure(patient.totalVisits) },
  { label: 'Last login', value: patient.lastLoginAt ? dayOf(patient.lastLoginAt) : 'Never' },
  { label: 'Created', value: dayOf(patient.createdAt) },
]
