import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { schema } from '../../src/server/parts.ts'

/** A process that begins the job it finds and, when `HANGS` says so, never ends it. */
const { DATABASE_URL: url, DATA_DIR: folder, HANGS: hangs, PUBLISHES: publishes } = process.env
const onError = (error: unknown) => process.stderr.write(`${error}\n`)
const engine = url ? openPostgres({ url, onError }) : await openEmbedded(folder)
const database = await openDatabase(engine, schema)
const jobs = await openJobs(database, {
  queues: [{ name: 'letters', expireInSeconds: 1, retryAfterSeconds: 1 }],
  works: true,
  timeZone: 'America/Los_Angeles',
  onError,
  superviseSeconds: 1,
  pollSeconds: 1,
})
jobs.handle('letters', async ([contents]) => {
  process.stdout.write(`began ${JSON.stringify(contents)}\n`)
  if (hangs) await new Promise(() => {})
  process.stdout.write('ended\n')
})
await jobs.start()
if (publishes) await jobs.enqueue('letters', { to: 'Mia' })
