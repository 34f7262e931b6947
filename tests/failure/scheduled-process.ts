import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { pushAgentTo } from '../support/push-service.ts'

/** An instance that does the jobs, and reaches the push service that the test plays. */
const { jobs } = await openAll(readSettings(process.env), { pushAgent: pushAgentTo() }, openLog('silent'))
await jobs.start()
process.stdout.write('working\n')
