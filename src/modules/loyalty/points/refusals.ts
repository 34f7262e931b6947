import { refusal } from '#platform/kernel/refusal.ts'

export class NothingToChange extends refusal(
  'nothing-to-change',
  'refused',
  () => 'The balance would stay the same, so nothing changed.',
) {}
