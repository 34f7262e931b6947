import * as zod from 'zod/mini'

/**
 * CSV, TSV or Excel (.xlsx), at most 100 MB. Its parts are sent next, and `readImport` reads it. Nothing is written about anybody before `runImport`.
 *
 * For staff: owner.
 * @summary Announce a file with patients from another system.
 */
export const beginImportBodySourceMax = 60

export const beginImportBodyFileNameMax = 200

export const beginImportBodyBytesExclusiveMin = 0
export const beginImportBodyBytesMax = 104857600

export const BeginImportBody = /*#__PURE__*/ zod.object({
  source: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginImportBodySourceMax)).check(/*#__PURE__*/ zod.describe('The system it is from: `Vagaro`. The same list from the same system counts once.')),
  fileName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginImportBodyFileNameMax)),
  bytes: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(beginImportBodyBytesExclusiveMin)).check(/*#__PURE__*/ zod.lte(beginImportBodyBytesMax)),
})

/**
 * In the background: the import is in `checked` afterwards. It can be said anew until the import runs.
 *
 * For staff: owner.
 * @summary Say what each column is, and have every row checked.
 */
export const chooseColumnsBodyColumnsItemIndexMin = 0

export const chooseColumnsBodyColumnsMax = 300

export const ChooseColumnsBody = /*#__PURE__*/ zod.object({
  columns: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod.object({
        index: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chooseColumnsBodyColumnsItemIndexMin)),
        field: /*#__PURE__*/ zod.enum([
          'externalId',
          'firstName',
          'lastName',
          'fullName',
          'email',
          'phone',
          'birthday',
          'address',
          'points',
          'spend',
          'visits',
          'tier',
          'joined',
          'lastVisit',
          'treatments',
          'emailConsent',
          'emailOptOut',
          'emailConsentDate',
          'smsConsent',
          'smsOptOut',
          'smsConsentDate',
          'noContact',
          'consentSource',
          'blocked',
          'ignore',
        ]),
        dateOrder: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('day first'), /*#__PURE__*/ zod.literal('month first'), /*#__PURE__*/ zod.literal(null)])),
      }),
    )
    .check(/*#__PURE__*/ zod.maxLength(chooseColumnsBodyColumnsMax)),
})

/**
 * A new patient, or the one that it looks like. Rows that stay unclear are not imported.
 *
 * For staff: owner.
 * @summary Say of an unclear row who it is.
 */
export const DecideRowBody = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.enum(['new', 'matched']),
})

/**
 * In the background, once. No one is notified. `balances` says what becomes of the points of somebody who is a patient already: `keep` theirs, `add` those of the list, or `replace` theirs by those of the list.
 *
 * For staff: owner.
 * @summary Make patients of the rows that were checked.
 */
export const RunImportBody = /*#__PURE__*/ zod.object({
  balances: /*#__PURE__*/ zod.enum(['add', 'keep', 'replace']),
})
