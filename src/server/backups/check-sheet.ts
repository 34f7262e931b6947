import { refusal } from '#platform/kernel/refusal.ts'
import { isEndOfKey, type RecoveryKey } from './recovery-key.ts'

export class NotTheSheet extends refusal(
  'not-the-sheet',
  'invalid',
  () => 'These aren’t the last six characters of the recovery key on your emergency sheet.',
) {}

/** Records that someone has the emergency sheet today. Refuses if the typed characters aren't the last six of its key. */
export async function checkSheet(
  backups: { readonly recovery?: RecoveryKey } | undefined,
  typed: string,
  record: () => Promise<unknown>,
): Promise<void> {
  if (!backups?.recovery || !isEndOfKey(typed, backups.recovery)) throw new NotTheSheet()
  await record()
}
