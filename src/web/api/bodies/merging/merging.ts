import * as zod from 'zod/mini'

/**
 * A manager decides about the merge. Until then, each of the two is listed as a possible duplicate of the other, with the name of the person who reported it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Report two patients as the same person.
 */
export const SuggestMergeBody = /*#__PURE__*/ zod.object({
  otherId: /*#__PURE__*/ zod.uuid(),
})

/**
 * They are no longer suggested as duplicates, unless a colleague reports them again.
 *
 * For staff: owner, manager.
 * @summary Mark two patients as different people.
 */
export const DismissDuplicateBody = /*#__PURE__*/ zod.object({
  otherId: /*#__PURE__*/ zod.uuid(),
})

/**
 * The other patient’s points, spend, visits, vouchers, requests, contacts and external IDs become this patient’s, and the two histories are shown as one. Anything that can count only once counts once for both accounts together. An opt-out on either account stays in effect. Passkeys from both accounts keep working. If this patient has no password, the other account’s password and email address are kept. No notification is sent. A merge can be undone for seven days.
 *
 * For staff: owner, manager.
 * @summary Merge another patient into this one.
 */
export const MergeMembersBody = /*#__PURE__*/ zod.object({
  otherId: /*#__PURE__*/ zod.uuid(),
})
