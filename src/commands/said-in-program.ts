import { openPostgres } from '#platform/database/postgresql.ts'
import { saidRulesOn } from '../modules/content/house/adapters/rules-in-database.ts'
import { brokenAuditOn } from '../modules/identity/audit/adapters/watch-audit-chain.ts'
import { channelTroublesOn } from '../modules/messaging/channels/adapters/troubles-in-database.ts'
import { backupStateOn } from '../server/backups/backup-runs.ts'
import type { Facts, SaidInProgram } from '../server/findings.ts'

/**
 * What the clinic's program says instead of the settings (D-192), whether the audit log stands, and how its
 * backups and its channels are, for who only
 * looks at a database; nothing where it says nothing, or there is no clinic in it yet.
 */
export async function saidInProgram(
  url: string,
): Promise<Partial<SaidInProgram & Pick<Facts, 'brokenAudit' | 'backupState' | 'channelTroubles'>>> {
  const engine = openPostgres({ url, connections: 1, onError: () => {} })
  try {
    const { printedCodes, bookingUrl } = await saidRulesOn(engine)
    return {
      ...(printedCodes !== null && { printedCodes }),
      ...(bookingUrl !== null && { bookingUrl }),
      channelTroubles: await channelTroublesOn(engine, new Date()),
      brokenAudit: await brokenAuditOn(engine),
      backupState: await backupStateOn(async text => (await engine.run(undefined, text, [])).rows),
    }
  } finally {
    await engine.close()
  }
}
