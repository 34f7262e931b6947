import { refusal } from '#platform/kernel/refusal.ts'

export class NoProfilePhoto extends refusal(
  'no-profile-photo',
  'refused',
  (sentence: string) => sentence,
  'This photo has more than 50 megapixels. Please choose a smaller version.',
) {}

export class UnknownProfilePhoto extends refusal(
  'unknown-profile-photo',
  'missing',
  () => 'There’s no profile photo.',
) {}
