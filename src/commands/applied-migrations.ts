import pg from 'pg'

const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env

/** Prints which migrations the database has, none of a new one; `update.sh` compares them before and after a start that failed. */
const client = new pg.Client({ connectionString: DATABASE_DIRECT_URL || DATABASE_URL })
await client.connect()
const { rows: tables } = await client.query("select to_regclass('platform.migration') as migrations")
if (tables[0].migrations) {
  const { rows } = await client.query<{ name: string }>('select name from platform.migration order by name')
  process.stdout.write(`${rows.map(({ name }) => name).join('\n')}\n`)
}
await client.end()
