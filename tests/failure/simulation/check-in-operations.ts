import { dayOf, minuteMs } from './calendar.ts'
import { checkIn, claim, leaveScanToDesk, type Said } from './model.ts'
import type { Maker, Operation, Scene } from './operation.ts'

const windowMs = 30_000
const windowOf = (at: number) => Math.floor(at / windowMs)

interface Scan {
  readonly words: string
  readonly code: string
  /** When the phone says that it scanned; absent: now. */
  readonly scannedAt?: number
  /** When the code stood on the screen; absent: on paper. */
  readonly shownAt?: number
}

/** The instant whose day counts, or why it does not count. */
function countsAt({ scannedAt, shownAt }: Scan, at: number): number | Said {
  const age = at - (scannedAt ?? at)
  if (age > 15 * minuteMs) return 'scan-too-old'
  if (age < -minuteMs) return 'scan-from-the-future'
  const said = Math.min(scannedAt ?? at, at)
  if (shownAt === undefined) return said
  const fits = (time: number) => [0, 1].includes(windowOf(time) - windowOf(shownAt))
  return [said, at].find(fits) ?? 'changed-desk-code'
}

function checkInOf({ clinic, person, at }: Scene, n: number, scan: Scan): Operation {
  const { scannedAt } = scan
  const body = {
    code: scan.code,
    ...(scannedAt !== undefined && { scannedAt: new Date(scannedAt).toISOString() }),
  }
  const points = clinic.codes[n]?.points ?? 0
  return {
    kind: 'check-in',
    person,
    words: `checks in with code ${n} ${scan.words}`,
    by: person,
    call: { method: 'POST', path: '/api/checkin', body },
    lane: 'member',
    isRepeatable: true,
    apply(state) {
      const counts = countsAt(scan, at)
      if (typeof counts !== 'number') return counts
      const isLate = scan.shownAt !== undefined && windowOf(at) - windowOf(scan.shownAt) > 1
      return isLate
        ? leaveScanToDesk(state, n, dayOf(counts), counts, at)
        : checkIn(state, n, dayOf(counts), points)
    },
  }
}

export const checkInOnPaper: Maker = async scene => {
  const { clinic, dice, at } = scene
  const n = dice.below(clinic.codes.length)
  const code = clinic.codes[n]?.code ?? ''
  const isLate = dice.below(5) === 0
  if (!isLate) return checkInOf(scene, n, { words: 'on paper', code })
  const late = dice.oneOf([-5, -0.5, 1, 5, 14, 16, 200])
  const scannedAt = at - late * minuteMs
  return checkInOf(scene, n, { words: `on paper, ${late} minutes ago`, code, scannedAt })
}

/** The screen was read some seconds before the request. */
export const checkInAtScreen: Maker = async scene => {
  const { clinic, dice, at } = scene
  const n = dice.below(clinic.codes.length)
  const shownAt = at - dice.oneOf([0, 0, 5, 20, 40, 90]) * 1_000
  const code = await clinic.codeOnScreen(n, at - shownAt)
  const scannedAt = dice.below(2) === 0 ? shownAt : undefined
  const words = `on the screen ${(at - shownAt) / 1_000} s ago${scannedAt === undefined ? '' : ', says when'}`
  return checkInOf(scene, n, { words, code, shownAt, ...(scannedAt !== undefined && { scannedAt }) })
}

export const claimReward: Maker = async ({ clinic, dice, person }) => {
  const n = dice.oneOf([0, 0, 0, 1, 1, 2, 3])
  const goal = clinic.goals[n]
  if (!goal) return undefined
  return {
    kind: 'claim',
    person,
    words: `claims reward ${n}`,
    by: person,
    call: { method: 'POST', path: `/api/user/redeem-goal/${goal.id}` },
    lane: 'member',
    isRepeatable: true,
    apply: state => claim(state, n, goal.points),
  }
}

/** What must be refused whoever asks and whenever, and change nothing. */
export const unusualInput: Maker = async ({ clinic, dice, person, step }) => {
  const desk = await clinic.desk()
  const unknown = '00000000-0000-7000-8000-000000000000'
  const inputs = [
    ['an unknown code', person, '/api/checkin', { code: `nothing ${step}` }, 'unknown-check-in-code'],
    ['no code', person, '/api/checkin', { code: '' }, 'invalid-request'],
    ['no JSON', person, '/api/checkin', '{"code"', 'not-json'],
    ['an unknown reward', person, `/api/user/redeem-goal/${unknown}`, {}, 'unknown-goal'],
    ['a staff call by a member', person, '/api/admin/award-points', {}, 'not-signed-in'],
    ['a negative award', desk, '/api/admin/award-points', { customPoints: -5 }, 'invalid-request'],
    ['an unknown award', desk, `/api/admin/awards/${unknown}/undo`, {}, 'unknown-award'],
    ['an unknown voucher', desk, '/api/admin/vouchers/redeem', { code: 'AAAA0000' }, 'unknown-voucher'],
    ['an unknown request', desk, `/api/admin/service-requests/${unknown}/deny`, {}, 'unknown-request'],
    ['an adjustment without a reason', desk, '/api/admin/update-user-points', {}, 'invalid-request'],
  ] as const
  const [words, by, path, body, said] = dice.oneOf(inputs)
  return {
    kind: 'unusual input',
    person,
    words: `sends ${words}`,
    by,
    call: { method: 'POST', path, body },
    lane: 'other',
    isRepeatable: true,
    apply: () => said,
  }
}

/** Another site's page must not get a member's session to do anything. */
export const foreignPage: Maker = async ({ clinic, person }) => ({
  kind: 'unusual input',
  person,
  words: 'is led to a check-in by another site',
  by: person,
  call: {
    method: 'POST',
    path: '/api/checkin',
    body: { code: clinic.codes[0]?.code },
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' },
  },
  lane: 'other',
  isRepeatable: false,
  apply: () => 'foreign-origin',
})
