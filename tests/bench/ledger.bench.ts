import { hash } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../support/postgres-server.ts'
import { cpuMicroseconds } from './cpu.ts'
import { median, percentile, say } from './figures.ts'
import { fill, type Layout, layouts, postIn } from './growth/ledger-layouts.ts'

/**
 * The ledger as one table, in partitions by month and in partitions by member, at a tenth of the size and at all of it: what
 * posting an entry and reading a member's latest ones cost the database. On a database of its own, which goes afterwards.
 * `npm run bench -- ledger [--entries 5000000] [--only one_table]`, where fifty million take 55 GB.
 */
const { entries, only } = parseArgs({
  options: { entries: { type: 'string', default: '5000000' }, only: { type: 'string', default: '' } },
}).values
const tried = layouts.filter(({ name }) => new RegExp(only).test(name))
const [most, entriesEach, rounds, asked] = [Number(entries), 50, 5, 1_000]

interface Cost {
  readonly layout: string
  readonly size: number
  readonly question: string
  readonly cpu: number
  readonly p50: number
}

const costs: Cost[] = []
const sizes = new Map<string, string>()
const server = await startPostgres()
try {
  for (const size of [most / 10, most]) await measureAt(size)
  for (const line of table()) say(line)
} finally {
  await server.stop()
}
process.exit()

async function measureAt(size: number): Promise<void> {
  await server.createDatabase(`of${size}`)
  const client = new pg.Client({ connectionString: server.url(`of${size}`) })
  // What ends the run is thrown; the server's own end after it is no news.
  client.on('error', () => {})
  await client.connect()
  const members = size / entriesEach
  for (const layout of tried) await prepare(client, layout, size, members)
  await client.query('checkpoint')
  let posted = 0
  for (let round = 0; round <= rounds; round++)
    for (const layout of tried)
      for (const [question, text, valuesOf] of questionsOf(layout, members)) {
        const cost = await ask(client, `${layout.name} ${question}`, text, () => valuesOf(posted++))
        // The first round only warms up.
        if (round > 0) costs.push({ layout: layout.name, size, question, ...cost })
      }
  await client.end()
}

async function prepare(client: pg.Client, layout: Layout, size: number, members: number): Promise<void> {
  const began = performance.now()
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query(`create schema ${layout.name}`)
  for (const text of [...layout.tables, ...fill(layout, size, members), ...layout.indexes])
    await client.query(text)
  await client.query('vacuum analyze')
  const { rows } = await client.query(
    `select pg_size_pretty(sum(pg_total_relation_size(c.oid))) as size from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind = 'r'`,
    [layout.name],
  )
  sizes.set(`${layout.name} ${size}`, rows[0].size)
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`${layout.name}: ${size.toLocaleString('en')} entries, ${rows[0].size}, filled in ${seconds} s`)
}

/** Each with its text, and the values of its nth time: members all over the table, a reference that nobody has yet. */
function questionsOf({ name, ...layout }: Layout, members: number) {
  const memberOf = (n: number) => uuidOf(hash('md5', String((n * 7_919) % members)))
  return [
    ['post', postIn({ name, ...layout }), (n: number) => [memberOf(n), 5, `bench:${n}`]],
    [
      'latest 20',
      `select * from ${name}.entry where member_id = $1 order by number desc limit 20`,
      (n: number) => [memberOf(n)],
    ],
  ] as const
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

async function ask(
  client: pg.Client,
  name: string,
  text: string,
  values: () => readonly unknown[],
): Promise<Pick<Cost, 'cpu' | 'p50'>> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const [times, before] = [[] as number[], cpuMicroseconds(rows[0].pid)]
  for (let n = 0; n < asked; n++) {
    const began = performance.now()
    const { rowCount } = await client.query({ name, text, values: [...values()] })
    times.push(performance.now() - began)
    if (!rowCount) throw new Error(`${name} gave nothing.`)
  }
  return { cpu: (cpuMicroseconds(rows[0].pid) - before) / asked, p50: percentile(times, 50) }
}

function table(): readonly string[] {
  const heads = ['layout', 'entries', 'on disk', 'question', 'CPU µs', 'min–max', 'p50 ms']
  const groups = Map.groupBy(costs, ({ layout, size, question }) => `${layout} ${size} ${question}`)
  const rows = [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const cpu = group.map(cost => cost.cpu)
    const spread = `${Math.min(...cpu).toFixed(0)}–${Math.max(...cpu).toFixed(0)}`
    const p50 = median(group.map(cost => cost.p50)).toFixed(2)
    const { layout, size, question } = first
    const disk = sizes.get(`${layout} ${size}`) ?? ''
    return [[layout, size.toLocaleString('en'), disk, question, median(cpu).toFixed(0), spread, p50]]
  })
  return [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
}
