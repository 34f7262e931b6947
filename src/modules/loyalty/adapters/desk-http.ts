import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Loyalty } from '../loyalty.ts'
import { awardRoutes } from './award-routes.ts'
import { CheckInCode } from './check-in-code-schema.ts'
import { deskScreenRoutes } from './desk-screen-routes.ts'
import { voucherRoutes } from './voucher-routes.ts'
import { waitingScanRoutes } from './waiting-scan-routes.ts'

const route = routeOf<Loyalty>()

/** What only staff ask of loyalty: a generated client of its own, which no member’s phone loads. */
export const deskRoutes = [
  route({
    method: 'post',
    path: '/api/admin/seed-checkin-codes',
    name: 'seedCheckInCodes',
    summary: 'Create the default check-in codes that are missing.',
    description:
      'Codes that are there already stay as they are, so it may be called again. Answers with all codes.',
    access: everyRole,
    body: z.strictObject({}),
    answer: z.array(CheckInCode),
    refusals: [],
    handle: async loyalty =>
      (await loyalty.seedCheckInCodes()).map(code => ({ ...code, countsOnPaper: loyalty.printedCodesCount })),
  }),
  ...awardRoutes,
  ...voucherRoutes,
  ...deskScreenRoutes,
  ...waitingScanRoutes,
]
