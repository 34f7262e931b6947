import { refusal } from '#platform/kernel/refusal.ts'

export class NoProfilePhoto extends refusal(
  'no-profile-photo',
  'refused',
  (sentence: string) => sentence,
  'This picture has more than 50 megapixels. Please choose a smaller version of it.',
) {}

export class UnknownProfilePhoto extends refusal(
  'unknown-profile-photo',
  'missing',
  () => 'There is no profile photo.',
) {}
