import type { Database } from '#platform/database/database.ts'
import { longMs, openForCommand } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

/** The result of a check, one line per finding. */
export interface Verdict {
  readonly holds: boolean
  readonly lines: readonly string[]
}

/** Runs a check on the configured database and prints its result. Exits with 1 if it fails. */
export async function verify(what: string, look: (database: Database) => Promise<Verdict>): Promise<void> {
  try {
    const database = await openForCommand(readSettings(process.env), { statementMs: longMs })
    const { holds, lines } = await look(database)
    await database.close()
    process.stdout.write(`${lines.join('\n')}\n`)
    process.exitCode = holds ? 0 : 1
  } catch (error) {
    process.stderr.write(`${what} can’t be verified: ${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
