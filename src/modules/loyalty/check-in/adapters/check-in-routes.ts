import { z } from 'zod'
import { Accepted, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { BalanceTooHigh, pointsText } from '#platform/kernel/points.ts'
import type { CheckIn } from '../check-in.ts'
import type { RecordedCheckIn } from '../record-check-in.ts'
import {
  AlreadyCheckedIn,
  ChangedDeskCode,
  InactiveCode,
  PrintedCodesOff,
  ScanDeclined,
  ScanFromTheFuture,
  ScanTooOld,
  TooManyWaitingScans,
  UnknownCode,
} from '../refusals.ts'
import { mostProofs } from '../scan-proofs.ts'

const route = routeOf<CheckIn>()

const exampleProof = 'scan-proof:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c11:1795341600000:mK4s…'

const CheckInAnswer = z
  .object({
    success: z.boolean(),
    pointsEarned: z.int(),
    message: z.string(),
    pointsBalance: z.int(),
    waitsForDesk: z.boolean().optional().meta({
      description: 'True if the front desk has to confirm the scan. No points are awarded until then.',
    }),
  })
  .meta({
    id: 'CheckInAnswer',
    example: { success: true, pointsEarned: 5, message: 'You earned 5 points.', pointsBalance: 245 },
  })

const OwnWaitingScan = z
  .object({
    id: z.uuid(),
    description: z.string(),
    scannedAt: z.iso.datetime(),
    until: z.iso.datetime().meta({ description: 'The scan can’t be confirmed after this.' }),
  })
  .meta({
    id: 'OwnWaitingScan',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c21',
      description: 'Daily Spa Visit',
      scannedAt: '2026-11-21T18:00:00.000Z',
      until: '2026-11-22T18:00:00.000Z',
    },
  })

const ScanSent = z.strictObject({
  code: trimmedText().min(1, 'No QR code found').max(500, UnknownCode.example),
  scannedAt: z.iso
    .datetime()
    .optional()
    .meta({ description: 'When the phone scanned the code, at most 15 minutes ago. If omitted, now.' }),
  proof: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The latest proof from `/api/checkin/scan-proof`, requested before the scan.' }),
})

export const checkInRoutes = [
  route({
    method: 'post',
    path: '/api/checkin',
    name: 'checkIn',
    idempotency: 'transactional',
    // One statement, and the ledger's rows outlive an account anyway. What waits for the desk holds it itself.
    holdsAccount: false,
    summary: 'Check in with a scanned code.',
    description:
      'Each code counts once per member per day, in the clinic’s time zone. The day of the scan decides, ' +
      'so a scan that was saved while offline counts for the day it was made. A code that the desk screen ' +
      'no longer shows is accepted with a proof from the time of the scan. Without one, the front desk has ' +
      'to confirm the scan.',
    access: 'member',
    body: ScanSent,
    answer: CheckInAnswer,
    produces: {
      accepted: 'The scan is kept until the front desk confirms it (`waitsForDesk`); nothing is counted yet.',
    },
    refusals: [
      UnknownCode,
      InactiveCode,
      AlreadyCheckedIn,
      ChangedDeskCode,
      PrintedCodesOff,
      ScanTooOld,
      ScanFromTheFuture,
      ScanDeclined,
      TooManyWaitingScans,
      BalanceTooHigh,
      NoLongerMember,
    ],
    handle: async (checkIn, { memberId, body }) => {
      const { scanned, scannedAt, proof } = scanIn(body)
      return answerOf(await checkIn.checkIn(memberId, scanned, scannedAt, proof))
    },
  }),
  route({
    method: 'post',
    path: '/api/checkin/scan-proof',
    name: 'issueScanProof',
    summary: 'Get a signed proof that the scanner is open now.',
    description:
      'For scans that may have to be saved while offline: request one when the scanner opens, and again ' +
      'every 30 seconds. Each proof replaces the previous one and covers one scan within a minute.',
    access: 'member',
    failureLimits: [
      {
        name: 'scan proofs',
        by: ({ memberId }) => memberId,
        failures: mostProofs,
        perMinutes: 10,
        countsSuccesses: true,
      },
    ],
    answer: z.object({ proof: z.string() }).meta({ id: 'ScanProof', example: { proof: exampleProof } }),
    idempotency: 'secret',
    // Proofs expire.
    holdsAccount: false,
    refusals: [],
    handle: async (checkIn, { memberId }) => ({ proof: await checkIn.issueScanProof(memberId) }),
  }),
  route({
    method: 'get',
    path: '/api/user/waiting-scans',
    name: 'listOwnWaitingScans',
    summary: 'List the member’s scans that are waiting for the front desk.',
    description: 'Covers the last 24 hours, oldest first. Confirmed and declined scans aren’t included.',
    access: 'member',
    answer: z.array(OwnWaitingScan),
    refusals: [],
    handle: async (checkIn, { memberId }) =>
      (await checkIn.listOwnWaitingScans(memberId)).map(({ scannedAt, until, ...scan }) => ({
        ...scan,
        scannedAt: scannedAt.toISOString(),
        until: until.toISOString(),
      })),
  }),
]

const scanIn = ({ code, scannedAt, proof }: z.output<typeof ScanSent>) => ({
  scanned: code,
  scannedAt: scannedAt === undefined ? undefined : new Date(scannedAt),
  proof,
})

function answerOf({ pointsEarned, balance, description, waitsForDesk }: RecordedCheckIn) {
  if (waitsForDesk)
    return new Accepted({
      success: false,
      pointsEarned,
      message: 'Your check-in is waiting for the front desk to confirm it.',
      pointsBalance: balance,
      waitsForDesk,
    })
  const message = `You earned ${pointsText(pointsEarned)} for ${description}.`
  return { success: true, pointsEarned, message, pointsBalance: balance }
}
