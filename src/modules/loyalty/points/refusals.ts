import { refusal } from '#platform/kernel/refusal.ts'

export class NothingToChange extends refusal(
  'nothing-to-change',
  'refused',
  () => 'The balance would stay as it is, so nothing has changed.',
) {}
