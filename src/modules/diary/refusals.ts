import { refusal } from '#platform/kernel/refusal.ts'

export class TooManyPixels extends refusal(
  'too-many-pixels',
  'refused',
  (megapixels: number) =>
    `This picture has more than ${megapixels} megapixels, or a side of more than 16,384 pixels. Please choose a smaller version of it.`,
  24,
) {}

export class TooManyPhotos extends refusal(
  'too-many-photos',
  'too-many',
  () => 'That is the most photos for one day. Please add more tomorrow.',
) {
  override readonly retryAfterSeconds = 3_600
}

export class PhotosUnavailable extends refusal(
  'photos-unavailable',
  'unavailable',
  () => 'We can’t reach the photos right now. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

export class UnknownPhoto extends refusal('unknown-photo', 'missing', () => 'This photo no longer exists.') {}

export class UnknownEntry extends refusal(
  'unknown-entry',
  'missing',
  () => 'This diary entry no longer exists.',
) {}

export class PhotoGone extends refusal(
  'photo-gone',
  'refused',
  () => 'This photo is no longer here. Please choose it again.',
) {}

export class WrongPictureAddress extends refusal(
  'wrong-picture-address',
  'refused',
  () => 'The address of a picture must begin with https://',
) {}

export class FutureTreatment extends refusal(
  'future-treatment',
  'refused',
  () => 'Please choose a treatment date that is not in the future.',
) {}

export class UnknownService extends refusal(
  'unknown-service',
  'missing',
  () => 'This service no longer exists.',
) {}
