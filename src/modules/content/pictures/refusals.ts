import { refusal } from '#platform/kernel/refusal.ts'

export class PictureTooLarge extends refusal(
  'picture-too-large',
  'refused',
  (megapixels: number) =>
    `This picture has more than ${megapixels} megapixels, or a side of more than 16,384 pixels. Please choose a smaller version of it.`,
  12,
) {}

export class UnknownPicture extends refusal(
  'unknown-picture',
  'missing',
  () => 'There is no such picture.',
) {}

export class PicturesUnavailable extends refusal(
  'pictures-unavailable',
  'unavailable',
  () => 'We can’t reach the pictures right now. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}
