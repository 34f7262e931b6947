import type { Database, Engine } from '#platform/database/database.ts'
import type { Platform } from '#platform/module.ts'
import { problemFoundBy, problemFoundOn } from '#platform/scheduled-tasks/check-results.ts'
import { verifyLedger } from './verify-ledger.ts'

const task = 'ledger check'
const broken = {
  name: 'velora_ledger_broken',
  help: '1 if the last daily check found balances or entries that contradict each other',
  labels: [],
}

type WatchPorts = Pick<Platform, 'database' | 'eachDay' | 'measures' | 'patiently' | 'log'>

/** Checks the ledger's invariants once a day, at night because it reads everything. */
export function watchLedger({ database, eachDay, measures, ...platform }: WatchPorts): void {
  eachDay({ name: task, from: '03:00', until: '23:50', work: () => checkLedger(platform) })
  const readBroken = brokenLedgerIn(database)
  measures.gauges([broken], async () => ({
    [broken.name]: [{ labels: {}, value: (await readBroken()) ? 1 : 0 }],
  }))
}

/** Returns a short summary. */
async function checkLedger({ patiently, log }: Pick<Platform, 'patiently' | 'log'>): Promise<string> {
  const { members, entries, violations } = await patiently((database: Database) => verifyLedger(database))
  if (violations.length === 0) return `holds: ${members} members, ${entries} entries`
  log.error({ violations: violations.length, first: violations.slice(0, 20) }, 'the ledger does not hold')
  return `${violations.length} violations`
}

/** The problem found by the last daily check, in words. */
export const brokenLedgerIn = (database: Database) => problemFoundBy(database, task)

/** For read-only commands: the problem found by the last daily check. */
export const brokenLedgerOn = (engine: Pick<Engine, 'run'>) => problemFoundOn(engine, task)
