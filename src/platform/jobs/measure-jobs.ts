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

/** Lists every queue, even an empty one, because a missing metric would look the same as a broken one. */
const byQueue = `select queue.name as queue,
    count(job.id) filter (where job.state < 'completed' and job.start_after <= now())::int as waiting,
    coalesce(extract(epoch from now() - min(job.start_after)
      filter (where job.state < 'completed' and job.start_after <= now())), 0)::float8 as seconds,
    count(job.id) filter (where job.state = 'failed')::int as failed
  from ${jobsSchema}.queue left join ${jobsSchema}.job on job.name = queue.name group by queue.name`

/** Queue length and the age of the oldest waiting job. Every process of a clinic reports the same numbers (D-121). */
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
