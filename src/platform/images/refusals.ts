import { refusal } from '#platform/kernel/refusal.ts'

export class NotAPicture extends refusal(
  'not-a-picture',
  'refused',
  () => 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP photo.',
) {}

export class UnreadableHeic extends refusal(
  'unreadable-heic',
  'refused',
  () =>
    'This photo is in your phone’s HEIC format, which we can’t read. Please choose it as a JPEG, or take it in the app.',
) {}

export class BrokenPicture extends refusal(
  'broken-picture',
  'refused',
  () => 'This picture is incomplete or damaged. Please choose it again or take another one.',
) {}
