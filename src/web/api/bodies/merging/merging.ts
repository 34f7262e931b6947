import * as zod from 'zod/mini'

/**
 * It is among the duplicates of both from then on, with the name of who said so.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Say that this patient and another one are one person; a manager decides.
 */
export const SuggestMergeBody = /*#__PURE__*/ zod.object({
  otherId: /*#__PURE__*/ zod.uuid(),
})

/**
 * A colleague may suggest them again.
 *
 * For staff: owner, manager.
 * @summary Say that this patient and another one are two people; they are suggested no more.
 */
export const DismissDuplicateBody = /*#__PURE__*/ zod.object({
  otherId: /*#__PURE__*/ zod.uuid(),
})

/**
 * Points, spend, visits, vouchers, requests, contacts and what other systems call them are this patient’s from now on, and both histories are read as one. What counts once counts across both. Who opted out under either account is opted out. The other account signs nobody in any more, and nobody is told. Can be undone for seven days.
 *
 * For staff: owner, manager.
 * @summary Merge another patient into this one.
 */
export const MergeMembersBody = /*#__PURE__*/ zod.object({
  otherId: /*#__PURE__*/ zod.uuid(),
})
