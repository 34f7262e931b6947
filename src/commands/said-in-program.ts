import { openPostgres } from '#platform/database/postgresql.ts'
import { clinicRulesOn } from '../modules/content/clinic-settings/adapters/clinic-settings-in-database.ts'
import { channelTroublesOn } from '../modules/messaging/channels/adapters/troubles-in-database.ts'
import { backupStateOn } from '../server/backups/backup-runs.ts'
import { brokenRecordsOn } from '../server/daily-checks.ts'
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
    const { printedCodes, bookingUrl } = await clinicRulesOn(engine)
    return {
      ...(printedCodes !== null && { printedCodes }),
      ...(bookingUrl !== null && { bookingUrl }),
      channelTroubles: await channelTroublesOn(engine, new Date()),
      ...(await brokenRecordsOn(engine)),
      backupState: await backupStateOn(async text => (await engine.run(undefined, text, [])).rows),
    }
  } finally {
    await engine.close()
  }
}
