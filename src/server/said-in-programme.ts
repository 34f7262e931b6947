import { openPostgres } from '#platform/database/postgresql.ts'
import type { SaidInProgramme } from './findings.ts'

interface Rules {
  readonly printedCodes?: boolean | null
  readonly bookingUrl?: string | null
}

/**
 * What the clinic's programme says instead of the settings (D-192), for who only looks at a database; nothing where it says
 * nothing, or there is no clinic in it yet.
 */
export async function saidInProgramme(url: string): Promise<Partial<SaidInProgramme>> {
  const engine = openPostgres({ url, connections: 1, onError: () => {} })
  try {
    const { rows } = await engine.run(undefined, 'select rules from content.house_rules', [])
    const { rules = {} } = (rows[0] ?? {}) as { rules?: Rules }
    const { printedCodes, bookingUrl } = rules
    return {
      ...(typeof printedCodes === 'boolean' && { printedCodes }),
      ...(bookingUrl && { bookingUrl: bookingUrl === 'off' ? undefined : bookingUrl }),
    }
  } catch {
    return {}
  } finally {
    await engine.close()
  }
}
