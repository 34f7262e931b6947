import { openPostgres } from '#platform/database/postgresql.ts'
import { saidRulesOn } from '../modules/content/house/adapters/rules-in-database.ts'
import { bookingUrlIn } from '../modules/content/house/house-rules.ts'
import type { SaidInProgramme } from '../server/findings.ts'

/**
 * What the clinic's programme says instead of the settings (D-192), for who only looks at a database; nothing where it says
 * nothing, or there is no clinic in it yet.
 */
export async function saidInProgramme(url: string): Promise<Partial<SaidInProgramme>> {
  const engine = openPostgres({ url, connections: 1, onError: () => {} })
  try {
    const { printedCodes, bookingUrl } = await saidRulesOn(engine)
    return {
      ...(printedCodes !== null && { printedCodes }),
      ...(bookingUrl !== null && { bookingUrl: bookingUrlIn(bookingUrl) }),
    }
  } finally {
    await engine.close()
  }
}
