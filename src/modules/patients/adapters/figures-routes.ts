import { z } from 'zod'
import { csvOf } from '#platform/http/route/files/csv.ts'
import { type Role, routeOf } from '#platform/http/route/route.ts'
import { daysBetween } from '#platform/kernel/clinic-day.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Figures } from '../figures.ts'
import type { Patients } from '../patients.ts'
import type { PatientLine } from '../ports.ts'
import { Overview } from './figures-shape.ts'

const route = routeOf<Patients>()

const readers: readonly Role[] = ['owner', 'manager']

const day = z.iso
  .date('Please enter a valid date')
  .refine(text => text >= '1900', 'Please enter a valid date')
  .optional()

const mostDays = 5 * 366

const period = z
  .object({
    from: day.meta({
      description:
        'First day, in the clinic’s time zone. Without both dates, the period is this week and the eleven ' +
        'weeks before it.',
    }),
    to: day.meta({ description: 'Last day, inclusive, in the clinic’s time zone.' }),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'The end date can’t be before the start date.',
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) <= mostDays, {
    path: ['from'],
    error: 'Please choose a period of five years or less.',
  })
  .refine(({ from, to }) => !from === !to, { path: ['from'], error: 'Please choose both days.' })

export const figuresRoutes = [
  route({
    method: 'get',
    path: '/api/admin/overview',
    name: 'readFigures',
    summary: 'Get the clinic’s key figures by week: members, points, check-ins and treatments.',
    description:
      'The period is at most five years; the default is the last twelve weeks. Point-in-time figures, such ' +
      'as outstanding points, are as of its end.',
    access: readers,
    query: period,
    answer: Overview,
    refusals: [],
    handle: async (patients, { query }) => shown(await patients.readMetrics(periodIn(query))),
  }),
  route({
    method: 'get',
    path: '/api/admin/overview.csv',
    name: 'exportFigures',
    summary: 'Download the key figures as CSV.',
    description: 'One row per figure with its dates, as CSV with a byte-order mark. The download is audited.',
    access: readers,
    query: period,
    produces: { types: ['text/csv'], downloadAs: 'overview.csv' },

    refusals: [],
    audit: { member: () => undefined },
    handle: async (patients, { query }) =>
      csvOf(
        ['Figure', 'From', 'To', 'Value'],
        oneBatch(linesOf(await patients.readMetrics(periodIn(query)))),
        line => line,
      ),
  }),
  route({
    method: 'get',
    path: '/api/admin/patients.csv',
    name: 'exportPatients',
    summary: 'Download the patient list as CSV.',
    description:
      'Streams all patients in the order of their IDs, as CSV with a byte-order mark. The download is audited.',
    access: readers,
    produces: { types: ['text/csv'], downloadAs: 'patients.csv' },

    refusals: [],
    stepUp: 'exports',
    audit: { member: () => undefined },
    handle: patients =>
      csvOf(patientHead, patients.exportPatients(), patient => [
        patient.firstName,
        patient.lastName,
        patient.emails.join('; '),
        patient.tier,
        patient.pointsBalance,
        patient.birthday,
        decimal(patient.totalSpentCents),
        patient.totalVisits,
        patient.lastLoginAt?.toISOString() ?? null,
        patient.createdAt.toISOString(),
        patient.lastLocation,
        patient.phones.join('; '),
        ...consentCells(patient),
        patient.externalId,
      ]),
  }),
]

const patientHead = [
  'First name',
  'Last name',
  'Email',
  'Tier',
  'Points',
  'Birthday',
  'Total spent',
  'Visits',
  'Last login (UTC)',
  'Joined (UTC)',
  'Last location',
  'Phone',
  'Email consent',
  'SMS consent',
  'Email consent date (UTC)',
  'SMS consent date (UTC)',
  'Consent source',
  'External ID',
]

function consentCells({ consents }: PatientLine): readonly (string | null)[] {
  const [email, sms] = (['email', 'sms'] as const).map(of => consents.find(({ channel }) => channel === of))
  const said = [email, sms].map(consent => consent && (consent.given ? 'yes' : 'no'))
  const dates = [email, sms].map(consent => consent && new Date(consent.at).toISOString())
  const sources = new Set(consents.map(({ source }) => source))
  return [...said, ...dates, [...sources].join('; ')].map(cell => cell || null)
}

const periodIn = ({ from, to }: z.output<typeof period>) => (from && to ? { from, to } : undefined)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const dollarsOf = (cents: number | undefined) => (cents === undefined ? null : decimal(cents))

function shown(figures: Figures) {
  const { period, members, points, rate, outstandingCents, weeks, ledgerCheck } = figures
  const { locations, visitors, campaigns, vouchers, owedCents } = figures
  const { from, to } = period
  return {
    from,
    to,
    members: {
      total: sum(members.map(each => each.members)),
      joined: sum(members.map(each => each.joined)),
      byTier: [...members],
    },
    points: {
      ...points,
      outstandingValue: dollarsOf(outstandingCents),
      openVouchers: vouchers.open,
      vouchersValue: dollarsOf(vouchers.cents),
      owedValue: dollarsOf(owedCents),
      rate: rate ? { value: decimal(rate.cents), points: rate.points, rewards: [...rate.rewards] } : null,
    },
    weeks: [...weeks],
    locations: [...locations],
    visitors: {
      visits: visitors.visits,
      steps: [...visitors.steps],
      pages: [...visitors.pages],
      events: [...visitors.events],
    },
    campaigns: [...campaigns],
    ledgerCheck: ledgerCheck ?? null,
  }
}

const campaignResults = ['sent', 'failed', 'skipped', 'opened', 'bookings'] as const

function linesOf(figures: Figures) {
  const { from, to, members, points, weeks, locations, visitors, campaigns } = shown(figures)
  const { today } = figures
  const line = (figure: string, value: string | number | null) => [figure, from, to, value]
  return [
    ...members.byTier.map(({ tier, members: count }) => [`Members, ${tier}`, today, today, count]),
    ['Total members', today, today, members.total],
    line('Members who joined', members.joined),
    line('Points issued', points.issued),
    line('Points redeemed', points.redeemed),
    line('Points removed by corrections', points.takenBack),
    line('Points outstanding', points.outstanding),
    line('Points outstanding (USD)', points.outstandingValue),
    line('Vouchers open', points.openVouchers),
    line('Vouchers open (USD)', points.vouchersValue),
    line('Total liability (USD)', points.owedValue),
    ...weeks.map(week => ['Check-ins', week.from, week.to, week.checkIns]),
    ...weeks.map(week => ['Treatments', week.from, week.to, week.treatments]),
    ...locations.map(({ location, treatments }) =>
      line(`Treatments, ${location ?? 'no location given'}`, treatments),
    ),
    ...visitors.steps.map(step => ['App visits', step.from, step.to, step.visits]),
    ...visitors.pages.map(({ page, visits }) => line(`Visits: ${page}`, visits)),
    ...visitors.events.map(({ event, count }) => line(event, count)),
    ...campaigns.flatMap(({ kind, title, day, ...results }) =>
      campaignResults.map(result => [`${kind} “${title}”, ${result}`, day, day, results[result]]),
    ),
  ]
}

async function* oneBatch<Row>(rows: readonly Row[]) {
  yield rows
}
