import { refusal } from '#platform/kernel/refusal.ts'

/** The file as a whole can't be read; the sentence says why and what to do. */
export class UnreadableFile extends refusal(
  'unreadable-file',
  'invalid',
  (why: string) => why,
  'This file has no rows.',
) {}
