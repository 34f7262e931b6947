import type { ComparedPatient } from '#api/schemas/index.ts'
import type { TableRow } from '#ui-kit/data/table/table.tsx'
import { birthdayText, dayOf } from '../../../format/days.ts'
import { dollars } from '../../../format/money.ts'
import { figure } from '../../../format/points.ts'
import { tierName } from '../../../member/tiers.ts'
import { phoneWords } from '../../award/contact-words.ts'

const choices = { on: 'Opted in', off: 'Opted out', undecided: 'Not asked' } as const

type Words = (of: ComparedPatient) => string

const lines: readonly (readonly [label: string, words: Words])[] = [
  ['Name', ({ name }) => name || 'None'],
  ['Birthday', ({ birthday }) => (birthday ? birthdayText(birthday) : 'Not on file')],
  ['Signs in with', ({ email }) => email ?? 'No email'],
  ['Password', ({ hasPassword }) => (hasPassword ? 'Yes' : 'None')],
  ['Passkeys', ({ passkeys }) => figure(passkeys)],
  ['Photo', ({ hasPhoto }) => (hasPhoto ? 'Yes' : 'None')],
  [
    'Contacts',
    ({ contacts }) =>
      contacts.map(({ kind, value }) => (kind === 'phone' ? phoneWords(value) : value)).join(', ') || 'None',
  ],
  ['IDs in other systems', ({ externalIds }) => externalIds.join(', ') || 'None'],
  ['Points', ({ points }) => figure(points)],
  ['Tier', ({ tier }) => tierName(tier as Parameters<typeof tierName>[0])],
  ['Total spent', ({ spend }) => dollars(Number(spend))],
  ['Visits', ({ visits }) => figure(visits)],
  ['Unused vouchers', ({ vouchers }) => figure(vouchers)],
  ['Point requests', ({ requests }) => figure(requests)],
  ['Diary entries', ({ diaryEntries }) => figure(diaryEntries)],
  ['Latest intake', ({ intakeAt }) => (intakeAt ? dayOf(intakeAt) : 'None')],
  ['Offers by email', ({ consents }) => choices[consents.email]],
  ['Push notifications', ({ consents }) => choices[consents.push]],
  ['Offers by text', ({ consents }) => choices[consents.sms]],
  ['Joined', ({ joinedAt }) => dayOf(joinedAt)],
]

export interface MergeComparison {
  readonly survivor: ComparedPatient
  readonly absorbed: ComparedPatient
  readonly afterwards: ComparedPatient
}

export const comparisonColumns = [
  { key: 'what', title: '' },
  { key: 'survivor', title: 'This patient' },
  { key: 'absorbed', title: 'Other patient' },
  { key: 'afterwards', title: 'After merging' },
] as const

export const comparisonRows = ({ survivor, absorbed, afterwards }: MergeComparison): readonly TableRow[] =>
  lines.map(([label, words]) => ({
    key: label,
    cells: [label, words(survivor), words(absorbed), words(afterwards)],
  }))
