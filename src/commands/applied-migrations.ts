import pg from 'pg'

const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env

/** Prints the migrations that a database has. `update.sh` compares the list before and after a failed start. */
const client = new pg.Client({ connectionString: DATABASE_DIRECT_URL || DATABASE_URL })
await client.connect()
const { rows: tables } = await client.query("select to_regclass('platform.migration') as migrations")
if (tables[0].migrations) {
  const { rows } = await client.query<{ name: string }>('select name from platform.migration order by name')
  process.stdout.write(`${rows.map(({ name }) => name).join('\n')}\n`)
}
await client.end()
