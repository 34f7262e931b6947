import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { startPostgres } from '../../support/postgres-server.ts'

/** A database that outlives the processes that use it. */
export interface Store {
  readonly kind: Engine['kind']
  /** The database as a new process sees it; closing it leaves the database as it is. */
  open(): Engine
  /** Asks the database itself, past every process. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  close(): Promise<void>
}

export const openStore = (kind: Engine['kind']): Promise<Store> =>
  kind === 'embedded' ? embeddedStore() : postgresStore()

async function embeddedStore(): Promise<Store> {
  const whole = await openEmbedded(undefined, await emptyDatabase())
  const prepared = new Map<string, string>()
  // Planning is most of what these questions cost, and the embedded database plans each text anew.
  const prepare = async (text: string) => {
    const name = prepared.get(text) ?? `simulation_${prepared.size}`
    if (!prepared.has(text)) await whole.native.exec(`prepare ${name} as ${text}`)
    prepared.set(text, name)
    return name
  }
  return {
    kind: 'embedded',
    // More than one place: who is held before a write must not keep others from the database, which takes turns itself.
    open: () => ({ ...whole, connections: 4, close: async () => {} }),
    async rows(text, values = []) {
      const given = values.length > 0 ? `(${values.map(value => literal(String(value))).join(', ')})` : ''
      const [result] = await whole.native.exec(`execute ${await prepare(text)}${given}`)
      return (result?.rows ?? []) as never
    },
    close: whole.close,
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

async function postgresStore(): Promise<Store> {
  const server = await startPostgres()
  await server.createDatabase('simulation')
  const url = server.url('simulation')
  const own = openPostgres({ url, connections: 2, onError: () => {} })
  return {
    kind: 'postgresql',
    open: () => openPostgres({ url, onError: () => {} }),
    rows: async (text, values = []) => (await own.run(undefined, text, values)).rows as never,
    async close() {
      await own.close()
      await server.stop()
    },
  }
}
