import { refusal } from '#platform/kernel/refusal.ts'

export class PictureTooLarge extends refusal(
  'picture-too-large',
  'refused',
  (megapixels: number) =>
    `This picture is larger than ${megapixels} megapixels or 16,384 pixels on a side. Please choose a smaller version.`,
  12,
) {}

export class UnknownPicture extends refusal(
  'unknown-picture',
  'missing',
  () => 'This picture doesn’t exist.',
) {}

export class PicturesUnavailable extends refusal(
  'pictures-unavailable',
  'unavailable',
  () => 'We can’t reach the pictures right now. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}
