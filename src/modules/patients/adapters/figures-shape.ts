import { z } from 'zod'
import { tiers } from '../figures.ts'

export const Overview = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    members: z.object({
      total: z.int(),
      joined: z.int().meta({ description: 'Members who joined in the period.' }),
      byTier: z.array(z.object({ tier: z.enum(tiers), members: z.int() })),
    }),
    points: z.object({
      issued: z.int(),
      redeemed: z.int(),
      takenBack: z.int().meta({ description: 'Points removed by corrections.' }),
      outstanding: z.int().meta({ description: 'Points that members held at the end of the period.' }),
      outstandingValue: z.string().nullable().meta({ description: 'Dollars, at the rate.' }),
      openVouchers: z.int().meta({ description: 'Claimed or given, and not used by the end of the period.' }),
      vouchersValue: z
        .string()
        .nullable()
        .meta({ description: 'Dollars; counts the open vouchers that have a dollar value.' }),
      owedValue: z.string().nullable().meta({
        description: 'What the clinic owes in dollars: outstanding points and open vouchers.',
      }),
      rate: z
        .object({ value: z.string(), points: z.int(), rewards: z.array(z.string()) })
        .nullable()
        .meta({
          description:
            'How many dollars how many points are worth, based on the rewards with a dollar value.',
        }),
    }),
    weeks: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), checkIns: z.int(), treatments: z.int() }))
      .meta({ description: 'Weeks from Monday to Sunday, limited to the days in the period.' }),
    locations: z
      .array(
        z.object({
          location: z.string().nullable(),
          checkIns: z.int(),
          treatments: z.int(),
          points: z.int(),
        }),
      )
      .meta({ description: 'Check-ins and treatments by location; null if no location was given.' }),
    visitors: z
      .object({
        visits: z.int(),
        steps: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), visits: z.int() })),
        pages: z.array(z.object({ page: z.string(), visits: z.int() })),
        events: z.array(z.object({ event: z.string(), count: z.int() })),
      })
      .meta({
        description:
          'App visits and events of visitors who accepted analytics, by day, or by week if the period is ' +
          'longer than 31 days, and the 20 most visited pages.',
      }),
    campaigns: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['notification', 'birthday', 'promotion', 'email', 'sms']),
          title: z.string(),
          day: z.iso.date(),
          sent: z.int(),
          failed: z.int(),
          skipped: z.int(),
          opened: z.int().meta({ description: 'Email recipients who opened any link in it.' }),
          bookings: z.int().meta({ description: 'Email recipients who went on to book.' }),
        }),
      )
      .meta({ description: 'The campaigns of the period, newest first, at most 100.' }),
    ledgerCheck: z
      .object({ day: z.iso.date(), holds: z.boolean() })
      .nullable()
      .meta({ description: 'The latest nightly check of the points ledger.' }),
  })
  .meta({
    id: 'Overview',
    example: {
      from: '2026-11-02',
      to: '2026-11-15',
      members: {
        total: 120,
        joined: 6,
        byTier: [
          { tier: 'Bronze', members: 80 },
          { tier: 'Silver', members: 25 },
          { tier: 'Gold', members: 12 },
          { tier: 'Platinum', members: 3 },
        ],
      },
      points: {
        issued: 2400,
        redeemed: 750,
        takenBack: 10,
        outstanding: 18200,
        outstandingValue: '1820.00',
        openVouchers: 3,
        vouchersValue: '75.00',
        owedValue: '1895.00',
        rate: { value: '125.00', points: 1250, rewards: ['$25 Credit', '$100 Credit'] },
      },
      weeks: [
        { from: '2026-11-02', to: '2026-11-08', checkIns: 31, treatments: 18 },
        { from: '2026-11-09', to: '2026-11-15', checkIns: 27, treatments: 21 },
      ],
      locations: [
        { location: 'Main Street', checkIns: 33, treatments: 24, points: 810 },
        { location: 'Harbor View', checkIns: 20, treatments: 11, points: 395 },
        { location: null, checkIns: 5, treatments: 4, points: 120 },
      ],
      visitors: {
        visits: 164,
        steps: [
          { from: '2026-11-14', to: '2026-11-14', visits: 71 },
          { from: '2026-11-15', to: '2026-11-15', visits: 93 },
        ],
        pages: [
          { page: '/', visits: 102 },
          { page: '/services', visits: 62 },
        ],
        events: [{ event: 'booking link opened', count: 17 }],
      },
      campaigns: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
          kind: 'email',
          title: 'A quiet Tuesday for you',
          day: '2026-11-10',
          sent: 84,
          failed: 1,
          skipped: 35,
          opened: 31,
          bookings: 9,
        },
      ],
      ledgerCheck: { day: '2026-11-15', holds: true },
    },
  })
