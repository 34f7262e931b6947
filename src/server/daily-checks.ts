import type { Database, Engine } from '#platform/database/database.ts'
import { isTableMissing } from '#platform/database/database-errors.ts'
import type { Measures } from '#platform/metrics/measures.ts'

/** What the last daily checks found, in words. */
export interface BrokenRecords {
  readonly brokenAudit?: string | undefined
  readonly brokenLedger?: string | undefined
}

const latestText = `select distinct on (name) name, outcome from platform.daily_run
  where name in ('audit check', 'ledger check') and outcome is not null order by name, day desc`

/** A check's outcome starts with “holds” unless it found a problem. */
function brokenAmong(rows: readonly unknown[]): BrokenRecords {
  const outcomes = new Map(
    (rows as readonly { name: string; outcome: string }[]).map(({ name, outcome }) => [name, outcome]),
  )
  const problemOf = (check: string) => {
    const outcome = outcomes.get(check)
    return outcome?.startsWith('holds') ? undefined : outcome
  }
  return { brokenAudit: problemOf('audit check'), brokenLedger: problemOf('ledger check') }
}

export function brokenRecordsIn(database: Pick<Database, 'statement'>): () => Promise<BrokenRecords> {
  const read = database.statement('latest-daily-checks', latestText)
  return async () => brokenAmong(await read())
}

/** For read-only commands. Empty if the tables don't exist yet. */
export async function brokenRecordsOn({ run }: Pick<Engine, 'run'>): Promise<BrokenRecords> {
  const { rows } = await run(undefined, latestText, []).catch(error => {
    if (isTableMissing(error)) return { rows: [] }
    throw error
  })
  return brokenAmong(rows)
}

const audit = {
  name: 'audit_log_broken',
  help: '1 if the last daily check found that the audit log was changed',
  labels: [],
}
const ledger = {
  name: 'velora_ledger_broken',
  help: '1 if the last daily check found balances or entries that contradict each other',
  labels: [],
}

/** Every process of a clinic reports the same values. */
export function measureChecks(database: Pick<Database, 'statement'>, measures: Measures): void {
  const read = brokenRecordsIn(database)
  measures.gauges([audit, ledger], async () => {
    const { brokenAudit, brokenLedger } = await read()
    const figure = (problem: string | undefined) => [{ labels: {}, value: problem ? 1 : 0 }]
    return { [audit.name]: figure(brokenAudit), [ledger.name]: figure(brokenLedger) }
  })
}
