import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { KeptCode } from '../ports.ts'
import type { Recovery } from '../recovery.ts'
import { howMany } from '../recovery-codes.ts'
import { NoRecoveryCodes } from '../refusals.ts'

const route = routeOf<Recovery>()

const RecoveryCodesLeft = z
  .object({
    left: z.int().nonnegative().meta({ description: 'The number of unused codes.' }),
    madeAt: z.iso.datetime().nullable().meta({ description: 'Null if none were ever created.' }),
  })
  .meta({ id: 'RecoveryCodesLeft', example: { left: 9, madeAt: '2026-11-20T18:04:00.000Z' } })

const NewRecoveryCodes = z
  .object({ codes: z.array(z.string()) })
  .meta({ id: 'NewRecoveryCodes', example: { codes: ['k7qm-4xvd-92hp-3wts', '0a1b-c2d3-e4f5-g6h7'] } })

const leftOf = (codes: readonly KeptCode[]) => ({
  left: codes.filter(({ usedAt }) => usedAt === null).length,
  madeAt: codes[0]?.createdAt.toISOString() ?? null,
})

const read = { method: 'get', answer: RecoveryCodesLeft, refusals: [] } as const
const make = {
  method: 'post',
  answer: NewRecoveryCodes,
  refusals: [NoRecoveryCodes],
  idempotency: 'secret',
  stepUp: 'ways in',
  holdsAccount: false,
} as const

const ofMaking =
  `Returns ${howMany} codes, only in this response. Each works once, and all earlier codes stop working.` as const

/** Managing one's own recovery codes: the same for members and staff, each under their own path. */
export const ownRecoveryRoutes = [
  route({
    ...read,
    path: '/api/user/recovery-codes',
    name: 'readRecoveryCodes',
    summary: 'Count the member’s unused recovery codes.',
    description: 'The codes are stored only as hashes and can’t be shown again.',
    access: 'member',
    handle: async (recovery, { memberId }) => leftOf(await recovery.listRecoveryCodes(memberId)),
  }),
  route({
    ...make,
    path: '/api/user/recovery-codes',
    name: 'makeRecoveryCodes',
    summary: 'Create new recovery codes for the member.',
    description: `${ofMaking} The member is told by email.`,
    access: 'member',
    handle: async (recovery, { memberId, session }) => ({
      codes: [...(await recovery.makeRecoveryCodes(memberId, session.isOpen))],
    }),
  }),
  route({
    ...read,
    path: '/api/admin/own-recovery-codes',
    name: 'readOwnRecoveryCodes',
    summary: 'Count the signed-in staff member’s unused recovery codes.',
    description: 'For a staff account, these are the same as the member’s codes.',
    access: everyRole,
    handle: async (recovery, { staff }) => leftOf(await recovery.listRecoveryCodes(staff.staffId)),
  }),
  route({
    ...make,
    path: '/api/admin/own-recovery-codes',
    name: 'makeOwnRecoveryCodes',
    summary: 'Create new recovery codes for the signed-in staff member.',
    description:
      `${ofMaking} They open the staff area in addition to the staff code, and stop working when that code ` +
      'is replaced.',
    access: everyRole,
    handle: async (recovery, { staff, session }) => ({
      codes: [...(await recovery.makeRecoveryCodes(staff.staffId, session.isOpen))],
    }),
  }),
]
