import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'

/** A process that goes on with what is due of every import, by a clock that is ahead, and ends. */
const ahead = Number(process.env['AHEAD_MS'])
const now = () => new Date(Date.now() + ahead)
const { modules, close } = await openAll(readSettings(process.env), { now }, openLog('silent'))
process.stdout.write('working\n')
await modules.arrivals.continueImports(() => false)
await close()
