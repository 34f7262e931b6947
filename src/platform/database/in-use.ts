import type { Run } from './database.ts'
import { migrationLock } from './migrate.ts'

const inUse = "hashtext('velora in use')"

/** What whoever listens holds for as long as the connection lasts. */
export const sayInUse = `select pg_advisory_lock_shared(${inUse})`

/**
 * Whether no other Velora is on this database. If so, one that starts waits until the caller's transaction has ended, as it
 * does for migrations.
 */
export async function holdAlone(run: Run): Promise<boolean> {
  await run(undefined, `select pg_advisory_xact_lock(${migrationLock})`, [])
  const { rows } = await run(undefined, `select pg_try_advisory_xact_lock(${inUse}) as is_alone`, [])
  return (rows[0] as { is_alone: boolean }).is_alone
}
