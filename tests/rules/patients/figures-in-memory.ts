import type { FiguresPorts, PatientRow } from '../../../src/modules/patients/ports.ts'

interface Noted {
  /** What was asked of it, in turn. */
  readonly asked: unknown[]
  readonly steps: string[]
  readonly rows: () => readonly PatientRow[]
}

/** The figures of a small clinic; what is asked of them is written down. */
export function figuresInMemory({ asked, steps, rows }: Noted): FiguresPorts['figures'] {
  return {
    membersByTier: async period => {
      asked.push(period)
      return [{ tier: 'Gold', members: 3, joined: 1 }]
    },
    points: async () => ({ issued: 500, redeemed: 100, takenBack: 20, outstanding: 333 }),
    openVouchers: async () => [
      { rewardValue: '$25 credit', worthCents: null, count: 2 },
      { rewardValue: 'A facial', worthCents: 80_00, count: 1 },
      { rewardValue: '10% off', worthCents: null, count: 3 },
    ],
    weeks: async period => [{ ...period, checkIns: 4, treatments: 2 }],
    campaigns: async (_period, most) =>
      Array.from({ length: most }, (_, n) => ({
        id: `${n}`,
        kind: 'sms' as const,
        title: '',
        day: '2026-11-20',
        sent: 1,
        failed: 0,
        skipped: 0,
        opened: 0,
        bookings: 0,
      })),
    ledgerCheck: async () => ({ day: '2026-11-21', holds: true }),
    rewards: async () => [
      { title: 'Credit', pointsRequired: 100, rewardValue: '$25 credit', worthCents: null },
    ],
    patientsAfter: async (after, limit) =>
      rows()
        .filter(({ id }) => after === undefined || id > after)
        .slice(0, limit)
        .map(each => ({ ...each, lastLocation: null })),
    locations: async () => [{ location: 'Downtown', checkIns: 4, treatments: 2, points: 130 }],
    visitors: async (period, step, most) => {
      steps.push(step)
      return { visits: most, steps: [{ ...period, visits: most }], pages: [], events: [] }
    },
  }
}
