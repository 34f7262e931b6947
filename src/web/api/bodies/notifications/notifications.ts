import * as zod from 'zod/mini'

/**
 * Without `upTo` all of them. Reading twice does no harm.
 *
 * For the signed-in member.
 * @summary Mark the member’s notifications as read.
 */
export const ReadNotificationsBody = /*#__PURE__*/ zod.object({
  upTo: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The newest one that was seen; later ones stay unread. Absent: all.')),
})
