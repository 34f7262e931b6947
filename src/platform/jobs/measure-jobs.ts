import type { Database } from '#platform/database/database.ts'
import type { Measures } from '#platform/metrics/measures.ts'
import { jobsSchema } from './installation.ts'

const labels = ['queue'] as const
const waiting = { name: 'jobs_waiting', help: 'How many jobs of a queue are due and not done', labels }
const age = { name: 'jobs_oldest_waiting_seconds', help: 'For how long the oldest of them is due', labels }
const failed = {
  name: 'jobs_failed',
  help: 'How many jobs of a queue failed for good and are kept for an hour',
  labels,
}

interface Row {
  readonly queue: string
  readonly waiting: number
  readonly seconds: number
  readonly failed: number
}

/** Every queue is there, also while nothing waits in it: what is missing can't be told from what is well. */
const byQueue = `select queue.name as queue,
    count(job.id) filter (where job.state < 'completed' and job.start_after <= now())::int as waiting,
    coalesce(extract(epoch from now() - min(job.start_after)
      filter (where job.state < 'completed' and job.start_after <= now())), 0)::float8 as seconds,
    count(job.id) filter (where job.state = 'failed')::int as failed
  from ${jobsSchema}.queue left join ${jobsSchema}.job on job.name = queue.name group by queue.name`

/** How much there is to do, and for how long it has been waiting: the same for every process of a clinic (D-121). */
export function measureJobs(database: Pick<Database, 'statement'>, measures: Measures): void {
  const read = database.statement<Row>('measure-jobs', byQueue)
  measures.gauges([waiting, age, failed], async () => {
    const rows = await read()
    const figures = (of: (row: Row) => number) =>
      rows.map(row => ({ labels: { queue: row.queue }, value: of(row) }))
    return {
      [waiting.name]: figures(row => row.waiting),
      [age.name]: figures(row => row.seconds),
      [failed.name]: figures(row => row.failed),
    }
  })
}
