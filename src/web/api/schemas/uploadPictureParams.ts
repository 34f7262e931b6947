import type { UploadPictureShape } from './uploadPictureShape.ts'

export type UploadPictureParams = {
  /**
   * Crop to the shape of a card, crop to a square, or keep the whole picture.
   */
  shape?: UploadPictureShape
  /**
   * The part to keep: 0 is the left edge, 1 the right.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  x?: number | null
  /**
   * The part to keep: 0 is the top edge, 1 the bottom.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  y?: number | null
}
