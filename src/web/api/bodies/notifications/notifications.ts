import * as zod from 'zod/mini'

/**
 * Without `upTo`, marks all of them. Repeating the call is safe.
 *
 * For the signed-in member.
 * @summary Mark the member’s notifications as read.
 */
export const ReadNotificationsBody = /*#__PURE__*/ zod.object({
  upTo: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The newest notification that was seen; later ones stay unread. If omitted, all are marked.')),
})
