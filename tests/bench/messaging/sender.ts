import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { releaseWhenQuiet } from '../../../src/server/release-memory.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { startApp } from '../../../src/server/start.ts'
import { pushAgentTo } from '../../support/push-service.ts'

/** The app in a process of its own, which sends a part of what is due whenever it is told how many. */
const settings = readSettings(process.env)
const url = process.env['DATABASE_URL']
const app = await startApp(settings, {
  engine: url ? openPostgres({ url, onError: () => {} }) : await openEmbedded(process.env['DATA_DIR'] ?? ''),
  pushAgent: pushAgentTo(),
  webFolder: '/nowhere',
  drainConnectionsMs: 0,
})

// As the product's own commands do.
void releaseWhenQuiet()

async function settled(): Promise<number> {
  const [row] = (await app.database.run(
    `select count(*)::int as count from messaging.delivery where state not in ('pending', 'sending') and $1`,
    [true],
  )) as { count: number }[]
  return row?.count ?? 0
}

async function send(count: number): Promise<{ sent: number; seconds: number }> {
  const before = await settled()
  const began = performance.now()
  let sent = 0
  const look = setInterval(async () => {
    sent = (await settled()) - before
  }, 500)
  await app.modules.messaging.deliverCampaigns(() => sent >= count)
  const seconds = (performance.now() - began) / 1000
  clearInterval(look)
  return { sent: (await settled()) - before, seconds }
}

process.on('message', async (what: number | 'clear' | 'stop') => {
  if (typeof what === 'number') return process.send?.(await send(what))
  if (what === 'stop') return app.stop().then(() => process.disconnect())
  await app.database.run('delete from messaging.delivery where $1', [true])
  process.send?.('cleared')
})
process.send?.(app.url)
