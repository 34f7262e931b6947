import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { CheckIn } from '../check-in.ts'
import { AllCodesRetired } from '../refusals.ts'

interface CheckInDoor extends CheckIn {
  /**
   * In demo mode everyone sees the codes, for `/test-qr`. Otherwise only staff do, because a copied code works
   * anywhere.
   */
  readonly codesArePublic: boolean
}

const route = routeOf<CheckInDoor>()

const CheckInCode = z
  .object({
    id: z.uuid(),
    code: z
      .string()
      .optional()
      .meta({ description: 'The content of the QR code. Included for staff and in demo mode.' }),
    description: z.string(),
    pointsValue: z.int(),
    isActive: z.boolean(),
    countsOnPaper: z.boolean().meta({
      description: 'Whether printed copies count. If false, only the code on the desk screen does.',
    }),
  })
  .meta({
    id: 'CheckInCode',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
      code: '7KQ2MXW9P4HTB3RC',
      description: 'Daily Spa Visit',
      pointsValue: 5,
      isActive: true,
      countsOnPaper: true,
    },
  })

export const codeRoutes = [
  route({
    method: 'get',
    path: '/api/checkin-codes',
    name: 'listCheckInCodes',
    summary: 'List the active check-in codes.',
    description:
      'Includes those that don’t count in print. The QR content is included only for staff and in demo mode.',
    access: 'visitor',
    answer: z.array(CheckInCode),
    refusals: [],
    handle: async (checkIn, { staff }) => {
      const codes = await checkIn.listCheckInCodes()
      const withCode = staff !== undefined || checkIn.codesArePublic
      return codes.map(({ code, ...rest }) => ({ ...rest, ...(withCode && { code }) }))
    },
  }),
]

export const seedRoutes = [
  route({
    method: 'post',
    path: '/api/admin/seed-checkin-codes',
    name: 'seedCheckInCodes',
    summary: 'Create the default check-in codes if there are none.',
    description:
      'Does nothing for a clinic that has codes, so repeating the call is safe. Returns the codes in use; ' +
      'refuses if all are retired.',
    access: everyRole,
    body: z.strictObject({}),
    answer: z.array(CheckInCode),
    refusals: [AllCodesRetired],
    async handle(checkIn) {
      const codes = await checkIn.seedCheckInCodes()
      if (codes.length === 0) throw new AllCodesRetired()
      return [...codes]
    },
  }),
]
