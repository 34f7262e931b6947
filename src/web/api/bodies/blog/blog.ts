import * as zod from 'zod/mini'

/**
 * The post is a draft unless `status` says otherwise. The reading time is calculated from the word count. Tags are trimmed, and duplicates are removed.
 *
 * For staff: owner, manager.
 * @summary Create a blog post.
 */
export const createPostBodyTitleMax = 200

export const createPostBodyContentMax = 60000

export const createPostBodyExcerptMax = 500

export const createPostBodyFeaturedImageMax = 1000

export const createPostBodyTagsItemMax = 60

export const createPostBodyTagsMax = 30

export const createPostBodyScientificReferencesMax = 10000

export const createPostBodyMetaTitleMax = 200

export const createPostBodyMetaDescriptionMax = 500

export const CreatePostBody = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPostBodyTitleMax)),
  content: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPostBodyContentMax)),
  excerpt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPostBodyExcerptMax))),
  featuredImage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPostBodyFeaturedImageMax))).check(/*#__PURE__*/ zod.describe('An https URL, or the path of one of the app’s own pictures.')),
  category: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['skincare', 'treatments', 'wellness', 'research', 'news']), /*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.null()])),
  tags: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPostBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(createPostBodyTagsMax))),
  scientificReferences: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPostBodyScientificReferencesMax))),
  metaTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPostBodyMetaTitleMax))),
  metaDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPostBodyMetaDescriptionMax))),
  status: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'published', 'archived'])),
})

/**
 * Fields that you leave out don’t change. With `If-Match: "version"`, the update is refused if the post has changed since you read it.
 *
 * For staff: owner, manager.
 * @summary Update a blog post.
 */
export const updatePostBodyTitleMax = 200

export const updatePostBodyContentMax = 60000

export const updatePostBodyExcerptMax = 500

export const updatePostBodyFeaturedImageMax = 1000

export const updatePostBodyTagsItemMax = 60

export const updatePostBodyTagsMax = 30

export const updatePostBodyScientificReferencesMax = 10000

export const updatePostBodyMetaTitleMax = 200

export const updatePostBodyMetaDescriptionMax = 500

export const UpdatePostBody = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePostBodyTitleMax))),
  content: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePostBodyContentMax))),
  excerpt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePostBodyExcerptMax))),
  featuredImage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePostBodyFeaturedImageMax))).check(/*#__PURE__*/ zod.describe('An https URL, or the path of one of the app’s own pictures.')),
  category: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['skincare', 'treatments', 'wellness', 'research', 'news']), /*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.null()])),
  tags: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePostBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updatePostBodyTagsMax))),
  scientificReferences: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePostBodyScientificReferencesMax))),
  metaTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePostBodyMetaTitleMax))),
  metaDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePostBodyMetaDescriptionMax))),
  status: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'published', 'archived'])),
})
