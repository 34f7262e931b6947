import type { UpdatePostBodyCategory } from './updatePostBodyCategory.ts'
import type { UpdatePostBodyStatus } from './updatePostBodyStatus.ts'

export type UpdatePostBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  title?: string
  /**
   * @minLength 1
   * @maxLength 60000
   */
  content?: string
  /** @maxLength 500 */
  excerpt?: string
  /**
   * An https URL, or the path of one of the app’s own pictures.
   * @maxLength 1000
   * @nullable
   */
  featuredImage?: string | null
  category?: UpdatePostBodyCategory
  /**
   * @maxItems 30
   * @items.maxLength 60
   */
  tags?: string[]
  /**
   * @maxLength 10000
   * @nullable
   */
  scientificReferences?: string | null
  /**
   * @maxLength 200
   * @nullable
   */
  metaTitle?: string | null
  /**
   * @maxLength 500
   * @nullable
   */
  metaDescription?: string | null
  status?: UpdatePostBodyStatus
}
