import type { Run } from './database.ts'
import { migrationLock } from './migrate.ts'

const inUse = "hashtext('velora in use')"

/** Each listening connection holds this lock until it ends. */
export const sayInUse = `select pg_advisory_lock_shared(${inUse})`

/** Whether no other Velora uses this database. If none does, one that starts waits for the caller's transaction to end. */
export async function holdAlone(run: Run): Promise<boolean> {
  await run(undefined, `select pg_advisory_xact_lock(${migrationLock})`, [])
  const { rows } = await run(undefined, `select pg_try_advisory_xact_lock(${inUse}) as is_alone`, [])
  return (rows[0] as { is_alone: boolean }).is_alone
}
