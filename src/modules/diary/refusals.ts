import { refusal } from '#platform/kernel/refusal.ts'

export class TooManyPixels extends refusal(
  'too-many-pixels',
  'refused',
  (megapixels: number) =>
    `This picture is larger than ${megapixels} megapixels or 16,384 pixels on a side. Please choose a smaller version.`,
  24,
) {}

export class TooManyPhotos extends refusal(
  'too-many-photos',
  'too-many',
  () => 'You’ve reached today’s photo limit. Please add more tomorrow.',
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
  () => 'This photo is no longer available. Please choose it again.',
) {}

export class WrongPictureAddress extends refusal(
  'wrong-picture-address',
  'refused',
  () => 'The image link must start with https://',
) {}

export class FutureTreatment extends refusal(
  'future-treatment',
  'refused',
  () => 'The treatment date can’t be in the future.',
) {}

export class UnknownService extends refusal(
  'unknown-service',
  'missing',
  () => 'This service no longer exists.',
) {}
