import { readFileSync } from 'node:fs'
import { Agent } from 'undici'
import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { thisMachine } from '../support/push-service.ts'

/** An instance that does the jobs, and reaches the push service that the test plays. */
const ca = readFileSync(new URL('../support/push-service.pem', import.meta.url))
const pushAgent = new Agent({ connect: { ca, lookup: thisMachine } })
const { jobs } = await openAll(readSettings(process.env), { pushAgent }, openLog('silent'))
await jobs.start()
process.stdout.write('working\n')
