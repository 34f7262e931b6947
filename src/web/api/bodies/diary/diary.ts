import * as zod from 'zod/mini'

/**
 * It earns them once for each treatment in the member’s record (an award, or an approved request, of that service and day), two weeks or more after it. Every other entry is welcome and earns nothing; `message` says why. A photo is uploaded before (`/api/diary/photos`), and its `imageUrl` given here.
 *
 * For the signed-in member.
 * @summary Add an entry; an uploaded progress photo of a recorded treatment may earn 15 points.
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
