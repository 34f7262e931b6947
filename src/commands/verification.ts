import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openLog } from '#platform/http/server/log.ts'
import { longMs, openEngine } from '../server/open-all.ts'
import { schema } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'

/** What somebody who looked at all of something has to say, a line each. */
export interface Verdict {
  readonly holds: boolean
  readonly lines: readonly string[]
}

/** Looks at the database that the settings name, prints what there is to say of it, and ends with 1 where it does not hold. */
export async function verify(what: string, look: (database: Database) => Promise<Verdict>): Promise<void> {
  try {
    const engine = await openEngine(readSettings(process.env), openLog('silent'), { statementMs: longMs })
    const database = await openDatabase(engine, schema)
    const { holds, lines } = await look(database)
    await database.close()
    process.stdout.write(`${lines.join('\n')}\n`)
    process.exitCode = holds ? 0 : 1
  } catch (error) {
    process.stderr.write(`${what} can’t be verified: ${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
