import type { ListPatientsSort, Patient } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { birthdayText, dayOf } from '../../../format/days.ts'
import { dollars } from '../../../format/money.ts'
import { figure } from '../../../format/points.ts'
import { metalOf, tierName } from '../../../member/tiers.ts'
import type { GridColumn } from '../data-grid/data-grid.tsx'
import { nameOf, patientAddress } from '../patient-labels.ts'

export type PatientColumn = GridColumn<Patient> & { readonly sort?: ListPatientsSort }

/** All available columns. Names sort ascending, others descending, as on the server. */
export const patientColumns: readonly PatientColumn[] = [
  { key: 'name', title: 'Name', width: 'wide', sort: 'name', order: 'ascending', cell: named },
  { key: 'email', title: 'Email', width: 'wide', cell: ({ email }) => email },
  {
    key: 'tier',
    title: 'Tier',
    cell: ({ vipTier }) => <Badge metal={metalOf(vipTier)}>{tierName(vipTier)}</Badge>,
  },
  amount('points', 'narrow', 'Points', ({ pointsBalance }) => figure(pointsBalance)),
  amount('spent', 'medium', 'Total spent', ({ totalSpent }) => dollars(totalSpent)),
  amount('visits', 'narrow', 'Visits', ({ totalVisits }) => figure(totalVisits)),
  {
    key: 'birthday',
    title: 'Birthday',
    width: 'date',
    cell: ({ birthday }) => (birthday ? birthdayText(birthday) : '–'),
  },
  moment('last-login', 'Last login', ({ lastLoginAt }) => (lastLoginAt ? dayOf(lastLoginAt) : 'Never')),
  moment('newest', 'Created', ({ createdAt }) => dayOf(createdAt)),
]

type Width = 'narrow' | 'medium'

function amount(
  sort: ListPatientsSort,
  width: Width,
  title: string,
  cell: PatientColumn['cell'],
): PatientColumn {
  return { key: sort, title, width, sort, order: 'descending', align: 'end', cell }
}

function moment(sort: ListPatientsSort, title: string, cell: PatientColumn['cell']): PatientColumn {
  return { key: sort, title, width: 'date', sort, order: 'descending', align: 'end', cell }
}

/** For the keyboard, the row itself opens. */
function named(patient: Patient) {
  return (
    <ScreenLink to={patientAddress(patient.id)} tabIndex={-1}>
      {nameOf(patient)}
    </ScreenLink>
  )
}
