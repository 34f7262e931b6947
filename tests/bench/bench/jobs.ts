import { bytesOf, type Call, type Expected } from '../crowd.ts'
import { type Clinic, codeOf, type Guest, guestCount } from './clinic.ts'
import type { Target } from './table.ts'

export interface Job {
  readonly name: string
  readonly amount: number
  /** The requests of one round. Who checks in needs a code that nobody of theirs had before: the first is handed in. */
  requestsOf(clinic: Clinic, firstCode: number): Buffer[]
  readonly expected: Expected
  readonly targets: Readonly<Record<'requests/s' | 'CPU µs', Target>>
}

const ratio = (is: Target['is'], bound: number): Target => ({ of: 'ratio', is, bound })
const targets = (least: number, mostCpu: number) => ({
  'requests/s': ratio('at least', least),
  'CPU µs': ratio('at most', mostCpu),
})

const json = 'application/json'
const [lists, users, checkIns] = [6_000, 4_000, 1_600]

export const current: Expected = { type: json, marker: /"email":"(?:idle|fresh|old)\d+@velora\.test"/ }
export const checkedIn: Expected = { type: json, marker: /"(?:pointsBalance|balance_after)":"?\d+/ }

export const userOf = ({ cookie }: Guest): Call => ({ method: 'GET', path: '/api/auth/user', cookie })

export const checkInOf = ({ cookie }: Guest, code: number): Call => ({
  method: 'POST',
  path: '/api/checkin',
  cookie,
  body: JSON.stringify({ code: codeOf(code) }),
})

/** How many codes one round of check-ins takes. */
export const codesPerRound = checkIns / guestCount

const currentUser = (name: string, guestsOf: (clinic: Clinic) => readonly Guest[]): Job => ({
  name,
  amount: users,
  requestsOf: clinic => {
    const guests = guestsOf(clinic).map(guest => bytesOf(userOf(guest)))
    return Array.from({ length: users }, (_, n) => guests[n % guests.length] ?? Buffer.of())
  },
  expected: current,
  targets: targets(0.8, 1.25),
})

const checkIn = (name: string, guestsOf: (clinic: Clinic) => readonly Guest[], withKey = false): Job => ({
  name,
  amount: checkIns,
  requestsOf: (clinic, firstCode) => {
    const guests = guestsOf(clinic)
    return Array.from({ length: checkIns }, (_, n) => {
      const guest = guests[n % guests.length] ?? { email: '', cookie: '' }
      const code = firstCode + Math.floor(n / guests.length)
      return bytesOf({ ...checkInOf(guest, code), ...(withKey && { key: `visit-${code}` }) })
    })
  },
  expected: checkedIn,
  targets: targets(0.5, 2.2),
})

export const jobs: readonly Job[] = [
  {
    name: 'services list',
    amount: lists,
    requestsOf: () => Array(lists).fill(bytesOf({ method: 'GET', path: '/api/services' })),
    expected: { type: json, marker: /"points_?[eE]arned":\d+/ },
    targets: targets(2, 0.5),
  },
  currentUser('current user, no entries', ({ idle }) => idle),
  currentUser('current user, 500 entries', ({ old }) => old),
  checkIn('check-in, new members', ({ fresh }) => fresh),
  checkIn('check-in, 500 entries', ({ old }) => old),
  // As phones send it. The yardstick knows no keys, so it keeps no answers.
  checkIn('check-in with a key', ({ fresh }) => fresh, true),
]

/** What the front desk sends when it awards one point to that patient, however often they had the service today. */
export const awardTo = ({ desk, serviceId }: Pick<Clinic, 'desk' | 'serviceId'>, { email }: Guest): Call => ({
  method: 'POST',
  path: '/api/admin/award-points',
  cookie: desk,
  body: JSON.stringify({ userEmail: email, serviceId, customPoints: 1, countAgain: true }),
})

export const awarded: Expected = { type: json, marker: /"pointsBalance":\d+/ }

export const listed: Expected = { type: json, marker: /"pointsEarned":\d+/ }
