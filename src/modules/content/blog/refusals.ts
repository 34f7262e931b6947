import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPost extends refusal('unknown-post', 'missing', () => 'This post no longer exists.') {}

export class PostChanged extends refusal(
  'post-changed',
  'conflict',
  () => 'Somebody else changed this post since you opened it. What you wrote is still here.',
) {}
