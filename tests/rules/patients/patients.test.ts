import { beforeEach, describe, expect, it } from 'vitest'
import type { PatientCard, SearchWord } from '../../../src/modules/patients/cards.ts'
import { openPatients, type Patients } from '../../../src/modules/patients/patients.ts'
import type {
  CardsWanted,
  FiguresPorts,
  PatientLine,
  PatientRow,
  PatientsPorts,
  PresentRow,
} from '../../../src/modules/patients/ports.ts'
import { searchWords } from '../../../src/modules/patients/search-words.ts'
import { type Clock, clockAt } from '../../support/clock.ts'
import { figuresInMemory } from './figures-in-memory.ts'

const row = (n: number): PatientRow => ({
  id: `m${String(n).padStart(4, '0')}`,
  email: `m${n}@velora.test`,
  firstName: 'Mia',
  lastName: `${n}`,
  role: 'member',
  dateOfBirth: null,
  createdAt: new Date(0),
  lastLoginAt: null,
  pointsBalance: 0,
  peakBalance: 0,
  totalSpentCents: 0,
  totalVisits: 0,
  tier: 'Bronze',
  nextRewardTitle: null,
  nextRewardPoints: null,
  nextRewardValue: null,
  nextRewardIcon: null,
  nextRewardColor: null,
  photoVersion: null,
})

let clock: Clock
let rows: PatientRow[]
let present: PresentRow[]
let asked: unknown[]
let steps: string[]
let figures: FiguresPorts['figures']
let patients: Patients

beforeEach(() => {
  clock = clockAt('2026-11-21T18:00:00Z')
  rows = [1, 2, 3].map(row)
  present = []
  asked = []
  steps = []
  figures = figuresInMemory({ asked, steps, rows: () => rows })
  patients = openPatients({
    patientRows: {
      find: async id => rows.find(each => each.id === id),
      findByEmail: async email => {
        const found = rows.find(each => each.email === email.toLowerCase())
        return found && { id: found.id, name: `${found.firstName} ${found.lastName}` }
      },
      hold: async id => rows.some(each => each.id === id),
      namesOf: async ids => new Map(rows.filter(({ id }) => ids.includes(id)).map(each => [each.id, each])),
    },
    patientCards: { find: async id => rows.find(each => each.id === id), page: async wanted => page(wanted) },
    deskRows: {
      withWords: async (words, limit) => matching(words).slice(0, limit),
      checkedInSince: async (since, at, limit) => {
        asked.push({ since, at, limit })
        return present
      },
    },
    // Whoever asks about an intake that there is not is told that it stands.
    intakeStands: ({ submittedAt }) => !submittedAt || submittedAt > new Date('2026-01-01'),
    figures,
    now: clock.now,
    timeZone: 'America/Los_Angeles',
  } satisfies PatientsPorts & FiguresPorts)
})

const matching = (words: readonly SearchWord[]) =>
  rows.filter(({ firstName, lastName }) =>
    words.every(({ word }) => `${firstName} ${lastName}`.toLowerCase().includes(word)),
  )

function page({ words, after, limit }: CardsWanted) {
  const found = matching(words)
  const cards = found
    .filter(({ id }) => !after || id > after.id)
    .slice(0, limit)
    .map(card => ({ ...(card as PatientCard), key: card.lastName }))
  return { cards, total: after?.total ?? found.length, isLeast: false }
}

describe('a patient', () => {
  it('is found by id and by address, with name and card', async () => {
    expect(await patients.findPatient('m0002')).toEqual(row(2))
    expect(await patients.findPatient('gone')).toBeUndefined()
    expect(await patients.patientByEmail('M2@velora.test')).toEqual({ id: 'm0002', name: 'Mia 2' })
    expect([...(await patients.namesOf(['m0001', 'gone'])).keys()]).toEqual(['m0001'])
    expect(await patients.readPatient('m0003')).toMatchObject({ lastName: '3' })
    await expect(patients.readPatient('gone')).rejects.toMatchObject({ code: 'no-such-patient' })
  })
})

describe('the list of patients', () => {
  const wanted = { search: 'MIA', tier: undefined, sort: 'name', limit: 2, after: undefined } as const

  it('comes in parts, each with the place where the next one begins', async () => {
    const first = await patients.listPatients(wanted)
    expect(first.patients.map(({ id }) => id)).toEqual(['m0001', 'm0002'])
    expect(first).toMatchObject({ total: 3, next: { key: '2', id: 'm0002', total: 3 } })
    const second = await patients.listPatients({ ...wanted, after: first.next })
    expect(second.patients.map(({ id }) => id)).toEqual(['m0003'])
    expect(second).toMatchObject({ total: 3, next: undefined })
  })

  it('goes on behind the last of a part', async () => {
    rows = [1, 2, 3, 4].map(row)
    expect((await patients.listPatients({ ...wanted, limit: 3 })).next).toMatchObject({ id: 'm0003' })
  })

  it('ends where a part holds the last of it', async () => {
    expect(await patients.listPatients({ ...wanted, limit: 3 })).toMatchObject({ next: undefined })
  })

  it('has those whose words fit', async () => {
    expect(await patients.listPatients({ ...wanted, search: 'mia 2' })).toMatchObject({ total: 1 })
    expect(await patients.listPatients({ ...wanted, search: 'noor' })).toEqual({
      patients: [],
      total: 0,
      isLeast: false,
      next: undefined,
    })
  })
})

describe('the suggestions', () => {
  it('come from two letters on, eight at most', async () => {
    rows = Array.from({ length: 12 }, (_, n) => row(n))
    expect(await patients.suggestPatients('m')).toEqual([])
    expect(await patients.suggestPatients(' ')).toEqual([])
    expect(await patients.suggestPatients('mi')).toHaveLength(8)
    expect(await patients.suggestPatients('m i')).toHaveLength(8)
  })

  it('count a letter outside of the alphabet once', async () => {
    expect(await patients.suggestPatients('𝒜'.normalize('NFD'))).toEqual([])
    expect(searchWords('😀b')).toEqual([{ word: '😀b', atStart: true }])
    expect(searchWords('abc')).toEqual([{ word: 'abc', atStart: false }])
  })
})

describe('who is here', () => {
  const here: PresentRow = {
    ...row(1),
    dateOfBirth: '1991-11-21',
    checkedInAt: new Date('2026-11-21T17:00:00Z'),
    claimableRewards: [],
    openVouchers: 0,
    pendingRequests: 0,
    intakeWording: 'v1',
    intakeAt: new Date('2026-11-01'),
  }

  it('is asked since the clinic’s midnight, for 300 at most', async () => {
    await patients.listTodaysVisits()
    expect(asked).toEqual([{ since: new Date('2026-11-21T08:00:00Z'), at: clock.now(), limit: 300 }])
  })

  it('comes with what the desk should know, and no date of birth', async () => {
    const { dateOfBirth: _birth, intakeWording: _wording, intakeAt: _at, ...shown } = here
    present = [
      here,
      { ...here, dateOfBirth: '1991-11-25', intakeAt: new Date('2025-11-01') },
      { ...here, dateOfBirth: null, intakeWording: null },
      { ...here, dateOfBirth: '1991-05-14', intakeAt: null },
    ]
    expect(await patients.listTodaysVisits()).toEqual([
      { ...shown, birthday: 'today', hasIntake: true },
      { ...shown, birthday: 'this week', hasIntake: false },
      { ...shown, birthday: null, hasIntake: false },
      { ...shown, birthday: null, hasIntake: false },
    ])
  })
})

describe('the figures', () => {
  it('are those of the week and the eleven before it, or of the days that are asked for', async () => {
    const period = { from: '2026-10-01', to: '2026-10-31' }
    expect((await patients.readMetrics()).period).toEqual({ from: '2026-08-31', to: '2026-11-21' })
    expect((await patients.readMetrics(period)).period).toEqual(period)
    expect(asked).toEqual([{ from: '2026-08-31', to: '2026-11-21' }, period])
  })

  it('name every tier, and what the outstanding points are worth', async () => {
    expect(await patients.readMetrics()).toMatchObject({
      today: '2026-11-21',
      members: [
        { tier: 'Bronze', members: 0, joined: 0 },
        { tier: 'Silver', members: 0, joined: 0 },
        { tier: 'Gold', members: 3, joined: 1 },
        { tier: 'Platinum', members: 0, joined: 0 },
      ],
      points: { issued: 500, outstanding: 333 },
      rate: { cents: 2500, points: 100, rewards: ['Credit'] },
      outstandingCents: 8325,
      vouchers: { open: 6, cents: 130_00 },
      owedCents: 8325 + 130_00,
      weeks: [{ checkIns: 4, treatments: 2 }],
      locations: [{ location: 'Downtown', checkIns: 4, treatments: 2, points: 130 }],
      visitors: { visits: 20 },
      ledgerCheck: { day: '2026-11-21', holds: true },
    })
    expect((await patients.readMetrics()).campaigns).toHaveLength(100)
  })

  it.each([
    ['2026-10-01', '2026-10-31', 'day'],
    ['2026-10-01', '2026-11-01', 'week'],
  ])('from %s to %s are shown by the %s', async (from, to, step) => {
    await patients.readMetrics({ from, to })
    expect(steps).toEqual([step])
  })

  it('say no worth where no reward names dollars', async () => {
    figures.rewards = async () => []
    expect(await patients.readMetrics()).toMatchObject({
      rate: undefined,
      outstandingCents: undefined,
      owedCents: 130_00,
    })
    figures.openVouchers = async () => [{ rewardValue: '10% off', worthCents: null, count: 3 }]
    expect(await patients.readMetrics()).toMatchObject({
      vouchers: { open: 3, cents: undefined },
      owedCents: undefined,
    })
  })
})

describe('the patients that the owner takes along', () => {
  const parts = async () => {
    const read: (readonly PatientLine[])[] = []
    for await (const part of patients.exportPatients()) read.push(part)
    return read.map(({ length }) => length)
  }

  it.each([
    [0, []],
    [3, [3]],
    [1000, [1000]],
    [1001, [1000, 1]],
  ])('are, of %i, read in parts of %j', async (count, expected) => {
    rows = Array.from({ length: count }, (_, n) => row(n))
    expect(await parts()).toEqual(expected)
  })
})
