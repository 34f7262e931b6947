import type { ListPostsIncludeUnpublished } from './listPostsIncludeUnpublished.ts'

export type ListPostsParams = {
  /**
   * For staff only.
   */
  includeUnpublished?: ListPostsIncludeUnpublished
}
