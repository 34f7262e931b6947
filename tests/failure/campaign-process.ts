import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'

/** A process that sends what is due of every campaign, by a clock that is ahead, and ends. */
const ahead = Number(process.env['AHEAD_MS'])
const settings = readSettings(process.env)
const now = () => new Date(Date.now() + ahead)
const { modules, close } = await openAll(settings, { now }, openLog('silent'))
process.stdout.write('sending\n')
await modules.messaging.deliverCampaigns(() => false)
await close()
