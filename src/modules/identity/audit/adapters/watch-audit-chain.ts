import type { Database, Engine } from '#platform/database/database.ts'
import { isTableMissing } from '#platform/database/database-errors.ts'
import type { Measures } from '#platform/metrics/measures.ts'
import type { Platform } from '#platform/module.ts'
import { auditSealer, verifyAudit } from './audit-chain-in-database.ts'

const sealSeconds = 20
const task = 'audit check'

/** Seals staff's actions soon after them, and verifies the whole chain once a day. */
export function watchAuditChain({ database, jobs, eachDay, measures, ...platform }: WatchPorts): void {
  const seal = auditSealer(database)
  jobs.handle('seal-audit', async () => void (await seal()))
  jobs.poll(sealSeconds, 'seal-audit')
  eachDay({
    name: task,
    from: '03:00',
    until: '23:50',
    async work() {
      await seal()
      return checkAudit(platform)
    },
  })
  measureChain(database, measures)
}

type WatchPorts = Pick<Platform, 'database' | 'jobs' | 'eachDay' | 'measures' | 'patiently' | 'log'>

/** The head is also written to the server's log, out of reach for anyone who can change the database. */
async function checkAudit({ patiently, log }: Pick<Platform, 'patiently' | 'log'>): Promise<string> {
  const { sealed, head, broken } = await patiently(verifyAudit)
  if (broken) {
    log.error({ broken, sealed, head }, 'the audit log was changed')
    return broken
  }
  log.info({ sealed, head }, 'the audit log holds')
  return `holds: ${sealed} entries, ${head}`
}

const latestText = `select outcome from platform.daily_run
  where name = '${task}' and outcome is not null order by day desc limit 1`

const brokenIn = (rows: readonly unknown[]) => {
  const [latest] = rows as readonly { readonly outcome: string }[]
  return latest && !latest.outcome.startsWith('holds') ? latest.outcome : undefined
}

/** The problem found by the last daily check, in words. */
export function brokenAuditIn(database: Database): () => Promise<string | undefined> {
  const read = database.statement('latest-audit-check', latestText)
  return async () => brokenIn(await read())
}

/** For read-only commands: the problem found by the last daily check. Undefined if the tables don't exist yet. */
export async function brokenAuditOn({ run }: Pick<Engine, 'run'>): Promise<string | undefined> {
  const { rows } = await run(undefined, latestText, []).catch(error => {
    if (isTableMissing(error)) return { rows: [] }
    throw error
  })
  return brokenIn(rows)
}

const sealed = { name: 'audit_entries_sealed', help: 'How many audit entries are in the chain', labels: [] }
const waiting = {
  name: 'audit_entries_waiting',
  help: 'How many audit entries wait for their seal',
  labels: [],
}
const broken = {
  name: 'audit_log_broken',
  help: '1 where the last daily check found the audit log changed',
  labels: [],
}

function measureChain(database: Database, measures: Measures): void {
  const read = database.statement<{ sealed: string; waiting: number }>(
    'measure-audit-chain',
    `select coalesce((select max(number) from identity.audit_seal), 0)::text as sealed,
       (select count(*) from identity.audit_unsealed)::int as waiting`,
  )
  const readBroken = brokenAuditIn(database)
  measures.gauges([sealed, waiting, broken], async () => {
    const [[row], why] = await Promise.all([read(), readBroken()])
    const figure = (value: number) => [{ labels: {}, value }]
    return {
      [sealed.name]: figure(Number(row?.sealed ?? 0)),
      [waiting.name]: figure(row?.waiting ?? 0),
      [broken.name]: figure(why ? 1 : 0),
    }
  })
}
