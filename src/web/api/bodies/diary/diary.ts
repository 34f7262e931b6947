import * as zod from 'zod/mini'

/**
 * An uploaded progress photo earns 15 points, once per treatment, from two weeks after the treatment. The treatment must be on the member’s record: an award or an approved request for the same service and day. Other entries earn nothing, and `message` says why. Upload the photo first (`/api/diary/photos`) and pass its `imageUrl` here.
 *
 * For the signed-in member.
 * @summary Add a diary entry.
 */
export const addDiaryEntryBodyTitleMax = 120

export const addDiaryEntryBodyDescriptionMax = 4000

export const addDiaryEntryBodyImageUrlOneMax = 2000

export const AddDiaryEntryBody = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addDiaryEntryBodyTitleMax)),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addDiaryEntryBodyDescriptionMax))),
  entryType: /*#__PURE__*/ zod.enum(['before', 'after', 'progress']),
  serviceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(), /*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.null()])),
  treatmentDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(), /*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.null()])),
  imageUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addDiaryEntryBodyImageUrlOneMax)), /*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.null()])),
})
