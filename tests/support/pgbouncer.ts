import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

export interface PgBouncer {
  readonly port: number
  stop(): Promise<void>
}

/**
 * Starts the binary in PGBOUNCER in front of a PostgreSQL on this machine, configured as in `src/operations/README.md`.
 */
export async function startPgBouncer(binary: string, postgresPort: number): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'velora-pgbouncer-'))
  const port = await freePort()
  const limits = 'set statement_timeout = 5000; set idle_in_transaction_session_timeout = 10000'
  writeFileSync(join(folder, 'users.txt'), '"velora" "velora"\n')
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${postgresPort} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 10
max_client_conn = 1000
`,
  )
  const isRoot = process.getuid?.() === 0
  // It refuses to run as root.
  const child = spawn(binary, ['-q', ...(isRoot ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')])
  await eventually(() => answers(child, port))
  return {
    port,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect').finally(() => socket.destroy())
}
