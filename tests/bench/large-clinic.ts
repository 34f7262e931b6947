import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres-server.ts'
import { runToEnd } from '../support/process.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

export const staffCode = '13572468'

/**
 * The settings of a clinic with 100,000 patients and 1,000,000 entries: the one at DATABASE_URL, with its DATA_DIR, or one
 * on a PostgreSQL of its own, which goes when it is closed.
 */
export async function openLargeClinic() {
  const given = process.env['DATABASE_URL']
  const server = given ? undefined : await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'velora-bench-'))
  // A database that was filled with keys of its own wants the same ones again.
  const { DATA_DIR = folder, PHI_KEYS } = given ? process.env : {}
  const env = {
    DATABASE_URL: given ?? server?.url('large') ?? '',
    DATA_DIR,
    ...(PHI_KEYS && { PHI_KEYS }),
    SESSION_KEYS: 'a session key for the bench and long enough',
    STAFF_CODE: staffCode,
    LOG_LEVEL: 'error',
    PORT: '0',
    ...vapidKeys,
  }
  const close = async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (!server) return { env, close }
  await server.createDatabase('large')
  const seeded = await runToEnd(env, 'src/commands/seed-large.ts')
  if (seeded.code !== 0) {
    await close()
    throw new Error(seeded.output)
  }
  process.stdout.write(`${seeded.output.trim()}\n`)
  process.stdout.write(`${(await runToEnd(env, 'src/commands/verify-ledger.ts')).output.trim()}\n`)
  return { env, close }
}
