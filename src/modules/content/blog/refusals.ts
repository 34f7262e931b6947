import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPost extends refusal('unknown-post', 'missing', () => 'This post no longer exists.') {}

export class PostChanged extends refusal(
  'post-changed',
  'conflict',
  () => 'Someone else changed this post since you opened it. Your text is still here.',
) {}
