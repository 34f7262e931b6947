import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { KeptCode } from '../ports.ts'
import type { Recovery } from '../recovery.ts'
import { howMany } from '../recovery-codes.ts'
import { NoRecoveryCodes } from '../refusals.ts'

const route = routeOf<Recovery>()

const RecoveryCodesLeft = z
  .object({
    left: z.int().nonnegative().meta({ description: 'How many still let in.' }),
    madeAt: z.iso.datetime().nullable().meta({ description: 'Null where none were ever made.' }),
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
} as const

const ofMaking =
  `There are ${howMany}, given only in this answer, and each lets in once. Those that there were before end.` as const

/** Managing one's own recovery codes: the same for members and staff, each under their own path. */
export const ownRecoveryRoutes = [
  route({
    ...read,
    path: '/api/user/recovery-codes',
    name: 'readRecoveryCodes',
    summary: 'How many recovery codes the member has left.',
    description: 'The codes themselves are kept as hashes only and never shown again.',
    access: 'member',
    handle: async (recovery, { memberId }) => leftOf(await recovery.listRecoveryCodes(memberId)),
  }),
  route({
    ...make,
    path: '/api/user/recovery-codes',
    name: 'makeRecoveryCodes',
    summary: 'Make new recovery codes for the member.',
    description: `${ofMaking} The member is told by mail.`,
    access: 'member',
    handle: async (recovery, { memberId, session }) => ({
      codes: [...(await recovery.makeRecoveryCodes(memberId, session.isOpen))],
    }),
  }),
  route({
    ...read,
    path: '/api/admin/own-recovery-codes',
    name: 'readOwnRecoveryCodes',
    summary: 'How many recovery codes whoever has the staff area open has left.',
    description: 'Of a staff account they are the same as the member’s.',
    access: everyRole,
    handle: async (recovery, { staff }) => leftOf(await recovery.listRecoveryCodes(staff.staffId)),
  }),
  route({
    ...make,
    path: '/api/admin/own-recovery-codes',
    name: 'makeOwnRecoveryCodes',
    summary: 'Make new recovery codes for whoever has the staff area open.',
    description: `${ofMaking} They open the staff area beside the code, and end with it.`,
    access: everyRole,
    handle: async (recovery, { staff, session }) => ({
      codes: [...(await recovery.makeRecoveryCodes(staff.staffId, session.isOpen))],
    }),
  }),
]
