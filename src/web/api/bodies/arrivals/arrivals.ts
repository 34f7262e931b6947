import * as zod from 'zod/mini'

/**
 * Takes a CSV, TSV or Excel (.xlsx) file of at most 100 MB. Send the file in parts next, then call `readImport`. No patient data changes until `runImport`.
 *
 * For staff: owner.
 * @summary Start an import of patients from another system.
 */
export const beginImportBodySourceMax = 60

export const beginImportBodyFileNameMax = 200

export const beginImportBodyBytesExclusiveMin = 0
export const beginImportBodyBytesMax = 104857600

export const BeginImportBody = /*#__PURE__*/ zod.object({
  source: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginImportBodySourceMax)).check(/*#__PURE__*/ zod.describe('The system that the file comes from, such as `Vagaro`. The same patient from the same system is imported only once.')),
  fileName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginImportBodyFileNameMax)),
  bytes: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(beginImportBodyBytesExclusiveMin)).check(/*#__PURE__*/ zod.lte(beginImportBodyBytesMax)),
})

/**
 * Runs in the background. The import’s state is then `checked`. You can change the mapping until the import runs.
 *
 * For staff: owner.
 * @summary Map the columns and check every row.
 */
export const chooseColumnsBodyColumnsItemIndexMin = 0

export const chooseColumnsBodyColumnsItemIsConfirmedDefault = false
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
          'deceased',
          'ignore',
        ]),
        dateOrder: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('day first'), /*#__PURE__*/ zod.literal('month first'), /*#__PURE__*/ zod.literal(null)])),
        isConfirmed: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), chooseColumnsBodyColumnsItemIsConfirmedDefault).check(/*#__PURE__*/ zod.describe('True if staff confirm an uncertain guess. If false, they have to choose another field.')),
      }),
    )
    .check(/*#__PURE__*/ zod.maxLength(chooseColumnsBodyColumnsMax)),
})

/**
 * Choose a new patient or one of the row’s candidates. `memberId` can be left out if there is only one. Rows that stay unclear aren’t imported. A row refused as a repeat can be made a new patient.
 *
 * For staff: owner.
 * @summary Resolve an unclear row or a repeat.
 */
export const DecideRowBody = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.enum(['new', 'matched']),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
})

/**
 * Send each field as it would be in the file; separate several addresses or numbers with commas. The row is judged again by the same rules, and the totals follow.
 *
 * For staff: owner.
 * @summary Correct a row before it’s imported.
 */
export const correctRowBodyFirstNameMax = 500

export const correctRowBodyLastNameMax = 500

export const correctRowBodyEmailMax = 500

export const correctRowBodyPhoneMax = 500

export const correctRowBodyBirthdayMax = 500

export const correctRowBodyPointsMax = 500

export const correctRowBodySpendMax = 500

export const correctRowBodyVisitsMax = 500

export const CorrectRowBody = /*#__PURE__*/ zod.object({
  firstName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyFirstNameMax)),
  lastName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyLastNameMax)),
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyEmailMax)),
  phone: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyPhoneMax)),
  birthday: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyBirthdayMax)),
  points: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyPointsMax)),
  spend: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodySpendMax)),
  visits: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctRowBodyVisitsMax)),
})

/**
 * Runs in the background, once. No one is notified. `balances` says what happens to the points of existing patients: `keep` their balance, `add` the points in the file to it, or `replace` it with them.
 *
 * For staff: owner.
 * @summary Import the checked rows.
 */
export const RunImportBody = /*#__PURE__*/ zod.object({
  balances: /*#__PURE__*/ zod.enum(['add', 'keep', 'replace']),
})
