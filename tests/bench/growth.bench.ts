import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres-server.ts'
import { codeOf } from './bench/clinic.ts'
import { awarded, awardTo, listed } from './bench/jobs.ts'
import { measure } from './bench/measure.ts'
import { removeFolder } from './bench/others.ts'
import { bytesOf, type Call, type Expected } from './crowd.ts'
import { median, say } from './figures.ts'
import { type ClinicOfSize, clinicOf } from './growth/clinic-of.ts'
import { searches } from './patient-questions.ts'

/**
 * What a request costs as the clinic grows: the same ones at each size, in turns. Flat is what costs the largest at most 15 %
 * more than the smallest. `npm run bench -- growth [--sizes 1000,100000,1000000] [--rounds 5]`
 */
const { sizes, rounds } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
  },
}).values
const [members, count, mostGrowth] = [sizes.split(',').map(Number), Number(rounds), 1.15]
// Only warm up: what is not compiled yet costs several times as much, at every size.
const [warmingUp, codesEach] = [3, 3]

interface Question {
  readonly name: string
  readonly expected: Expected
  calls(clinic: ClinicOfSize, round: number): readonly Call[]
}

const json = 'application/json'
const user: Expected = { type: json, marker: /"email":"[^"]+@example\./ }
const patients: Expected = { type: json, marker: /^\s*\[/ }
const asGuests = ({ guests }: ClinicOfSize): readonly Call[] =>
  guests.map(({ cookie }) => ({ method: 'GET', path: '/api/auth/user', cookie }))
const atDesk = ({ desk }: ClinicOfSize, paths: readonly string[]) =>
  paths.map((path): Call => ({ method: 'GET', path, cookie: desk.desk }))

const questions: readonly Question[] = [
  {
    name: 'services list',
    expected: listed,
    calls: () => Array<Call>(2_000).fill({ method: 'GET', path: '/api/services' }),
  },
  {
    name: 'check-in',
    expected: { type: json, marker: /"pointsBalance":\d+/ },
    calls: ({ guests }, round) =>
      Array.from({ length: codesEach }, (_, n) =>
        JSON.stringify({ code: codeOf(codesEach * round + n) }),
      ).flatMap(body =>
        guests.map(({ cookie }): Call => ({ method: 'POST', path: '/api/checkin', cookie, body })),
      ),
  },
  { name: 'current user, changed since', expected: user, calls: asGuests },
  {
    name: 'current user, unchanged',
    expected: user,
    calls: clinic => [1, 2, 3, 4].flatMap(() => asGuests(clinic)),
  },
  {
    name: 'award',
    expected: awarded,
    calls: ({ guests, desk }) => guests.slice(0, 200).map(guest => awardTo(desk, guest)),
  },
  {
    name: 'patients, first page',
    expected: patients,
    calls: clinic => atDesk(clinic, Array<string>(100).fill('/api/admin/users')),
  },
  { name: 'patients, search', expected: patients, calls: clinic => atDesk(clinic, searches()) },
]

interface Cost {
  readonly cpu: number
  readonly p50: number
}

const costs = new Map<string, Cost[]>()
/** What could not be answered, which is a figure of its own kind. */
const refusals = new Map<string, string>()
const costsOf = ({ name }: Question, size: number) => costs.get(`${name} ${size}`) ?? []
const server = await startPostgres()
const clinics: ClinicOfSize[] = []
try {
  for (const size of members) clinics.push(await clinicOf(size, server, codesEach * (count + warmingUp)))
  for (let round = 0; round < count + warmingUp; round++)
    for (const question of questions)
      for (const clinic of round % 2 ? clinics : clinics.toReversed()) {
        const key = `${question.name} ${clinic.members}`
        if (refusals.has(key)) continue
        const cost = await costOf(question, clinic, round)
        if (typeof cost === 'string') refusals.set(key, cost)
        else if (round >= warmingUp) costs.set(key, [...costsOf(question, clinic.members), cost])
      }
  for (const line of table()) say(line)
  for (const { app } of clinics) await app.end('SIGTERM')
} finally {
  await server.stop()
  for (const { env } of clinics) removeFolder(env)
}

async function costOf(question: Question, clinic: ClinicOfSize, round: number): Promise<Cost | string> {
  const side = { url: clinic.app.url, pid: clinic.app.pid, postmaster: clinic.postmaster }
  const requests = question.calls(clinic, round).map(bytesOf)
  const { cpu, sent } = await measure(side, requests, 2, question.expected)
  if (sent.refused) return sent.refused
  return { cpu, p50: sent.p50 }
}

function table(): readonly string[] {
  const heads = ['question', 'unit', ...members.map(size => size.toLocaleString('en')), 'growth', 'flat']
  const rows = questions.flatMap(question =>
    (['cpu', 'p50'] as const).map(what => {
      const figures = members.map(size => costsOf(question, size).map(cost => cost[what]))
      const [smallest = [], largest = []] = [figures[0], figures.at(-1)]
      const growth = largest.map((figure, round) => figure / (smallest[round] ?? Number.NaN))
      const spread = `${Math.min(...growth).toFixed(2)}–${Math.max(...growth).toFixed(2)}`
      return [
        question.name,
        what === 'cpu' ? 'CPU µs' : 'p50 ms',
        ...figures.map(all => median(all).toFixed(what === 'cpu' ? 0 : 2)),
        `${median(growth).toFixed(2)} (${spread})`,
        median(growth) <= mostGrowth ? 'yes' : 'no',
      ]
    }),
  )
  const refused = [...refusals].map(([key, answer]) => `${key} members: ${answer.split('\r\n')[0]}`)
  return [...[heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`), ...refused]
}
