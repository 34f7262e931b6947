import type { Database } from '#platform/database/database.ts'
import type { Measures } from '#platform/metrics/measures.ts'
import type { Platform } from '#platform/module.ts'
import { AuditUnsealedTable, auditSealer, headIn, verifyAudit } from './audit-chain-in-database.ts'

const sealSeconds = 20

/** Seals staff's actions soon after them, and verifies the whole chain once a day. */
export function watchAuditChain(platform: WatchPorts): void {
  const seal = auditSealer(platform.database)
  platform.jobs.handle('seal-audit', async () => void (await seal()))
  platform.jobs.poll(sealSeconds, 'seal-audit')
  platform.eachDay({
    name: 'audit check',
    from: '03:00',
    until: '23:50',
    async work() {
      await seal()
      return checkAudit(platform)
    },
  })
  measureChain(platform.database, platform.measures)
}

type WatchPorts = Pick<Platform, 'database' | 'jobs' | 'eachDay' | 'measures' | 'withoutTimeouts' | 'log'>

/** The head is also written to the server's log, out of reach for anyone who can change the database. */
async function checkAudit({ withoutTimeouts, log }: WatchPorts): Promise<string> {
  const { sealed, head, broken } = await withoutTimeouts(verifyAudit)
  if (broken) {
    log.error({ broken, sealed, head }, 'the audit log was changed')
    return broken
  }
  log.info({ sealed, head }, 'the audit log holds')
  return `holds: ${sealed} entries, ${head}`
}

const sealed = { name: 'audit_entries_sealed', help: 'How many audit entries are in the chain', labels: [] }
const waiting = {
  name: 'audit_entries_waiting',
  help: 'How many audit entries wait for their seal',
  labels: [],
}

function measureChain(database: Database, measures: Measures): void {
  const readHead = headIn(database)
  measures.gauges([sealed, waiting], async () => {
    const figure = (value: number) => [{ labels: {}, value }]
    return {
      [sealed.name]: figure(Number((await readHead()).number)),
      [waiting.name]: figure(await database.em().count(AuditUnsealedTable)),
    }
  })
}
