import { openPostgres } from '#platform/database/postgresql.ts'
import { saidRulesOn } from '../modules/content/clinic-settings/adapters/clinic-settings-in-database.ts'
import { brokenAuditOn } from '../modules/identity/audit/adapters/watch-audit-chain.ts'
import { brokenLedgerOn } from '../modules/loyalty/adapters/watch-ledger.ts'
import { channelTroublesOn } from '../modules/messaging/channels/adapters/troubles-in-database.ts'
import { backupStateOn } from '../server/backups/backup-runs.ts'
import type { Facts, SaidInProgram } from '../server/findings.ts'

/**
 * Reads a clinic's own settings from its program (D-192), and the state of its ledger, audit log, backups and
 * channels. For commands that only look at a database. Leaves out unset values, or everything if there is no clinic yet.
 */
export async function saidInProgram(
  url: string,
): Promise<
  Partial<SaidInProgram & Pick<Facts, 'brokenAudit' | 'brokenLedger' | 'backupState' | 'channelTroubles'>>
> {
  const engine = openPostgres({ url, connections: 1, onError: () => {} })
  try {
    const { printedCodes, bookingUrl } = await saidRulesOn(engine)
    return {
      ...(printedCodes !== null && { printedCodes }),
      ...(bookingUrl !== null && { bookingUrl }),
      channelTroubles: await channelTroublesOn(engine, new Date()),
      brokenAudit: await brokenAuditOn(engine),
      brokenLedger: await brokenLedgerOn(engine),
      backupState: await backupStateOn(async text => (await engine.run(undefined, text, [])).rows),
    }
  } finally {
    await engine.close()
  }
}
