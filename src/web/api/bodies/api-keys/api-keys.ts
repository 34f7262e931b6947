import * as zod from 'zod/mini'

/**
 * The key is shown only in this response, and its scopes can’t be changed later. It works through the date `endsOn` in the clinic’s time zone, or until it is revoked. Repeating an `Idempotency-Key` doesn’t show it again.
 *
 * For staff: owner.
 * @summary Create an API key.
 */
export const createApiKeyBodyNameMax = 60

export const createApiKeyBodyScopesMax = 4

export const createApiKeyBodyPointsPerHourMax = 1000000

export const createApiKeyBodyPointsPerDayMax = 1000000

export const CreateApiKeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createApiKeyBodyNameMax)),
  scopes: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.enum(['members:read', 'members:enroll', 'points:award', 'vouchers:redeem']))
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(createApiKeyBodyScopesMax)),
  endsOn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  pointsPerHour: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createApiKeyBodyPointsPerHourMax))).check(/*#__PURE__*/ zod.describe('Default: 10000.')),
  pointsPerDay: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createApiKeyBodyPointsPerDayMax))).check(/*#__PURE__*/ zod.describe('Default: 50000.')),
})
