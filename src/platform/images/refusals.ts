import { refusal } from '#platform/kernel/refusal.ts'

export class NotAPicture extends refusal(
  'not-a-picture',
  'refused',
  () => 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP photo.',
) {}

export class UnreadableHeic extends refusal(
  'unreadable-heic',
  'refused',
  () => 'We can’t read HEIC photos. Please take a new one in the app, or save this one as a JPEG first.',
) {}

export class BrokenPicture extends refusal(
  'broken-picture',
  'refused',
  () => 'This picture is incomplete or damaged. Please choose it again or take another one.',
) {}
