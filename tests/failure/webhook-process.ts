import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { agentTo } from '../support/webhook-receiver.ts'

/** A process that tells others of what happened, by a clock that is ahead, until nothing is left, and ends. */
const ahead = Number(process.env['AHEAD_MS'])
const settings = readSettings(process.env)
const now = () => new Date(Date.now() + ahead)
const { modules, database, close } = await openAll(
  settings,
  { now, webhookAgent: agentTo(Number(process.env['RECEIVER_PORT'])) },
  openLog('silent'),
)
const pending = async () =>
  (await database.run("select from integrations.delivery where status = 'pending' limit 1")).length > 0
while (await pending()) await modules.integrations.deliverDue(() => false)
await close()
process.exit(0)
