import type { UploadPictureShape } from './uploadPictureShape.ts'

export type UploadPictureParams = {
  /**
   * As wide as a card, a square, or all of it.
   */
  shape?: UploadPictureShape
  /**
   * Which part of it: 0 is its left, 1 its right side.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  x?: number | null
  /**
   * Which part of it: 0 is its upper, 1 its lower side.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  y?: number | null
}
