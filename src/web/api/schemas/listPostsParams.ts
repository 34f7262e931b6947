import type { ListPostsIncludeUnpublished } from './listPostsIncludeUnpublished.ts'

export type ListPostsParams = {
  /**
   * Staff only.
   */
  includeUnpublished?: ListPostsIncludeUnpublished
}
