import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { phiKey, sessionKey } from './app.ts'
import { type DatabaseKind, newPostgresDatabase } from './databases.ts'
import { migratedFolder } from './migrated-folder.ts'
import { nodeEnvironment } from './process.ts'
import { vapidKeys } from './vapid-keys.ts'

export type OpenClinic = Awaited<ReturnType<typeof openAll>>
type Variables = Readonly<Record<string, string>>

/** An empty clinic on a separate database, for processes that get killed; removed after the test. */
export async function killedClinic(kind: DatabaseKind, settings: Variables = {}) {
  const folder = migratedFolder('killed', kind)
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) if (isRunning(child)) await kill(child)
    rmSync(folder, { recursive: true, force: true })
  })
  const env = {
    ...vapidKeys,
    ...{ DATA_DIR: folder, DEMO: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey },
    ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    ...settings,
  }

  /** Starts a program from `tests/failure` that opens the clinic; its first output is its signal. */
  function start(program: string, variables: Variables): ChildProcess {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../failure', program)], {
      env: { ...nodeEnvironment(), ...env, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    child.stdout?.resume()
    return child
  }

  /** Opens the clinic in this process, while no other process uses it. */
  async function withApp<T>(work: (app: OpenClinic) => Promise<T>): Promise<T> {
    const app = await openAll(readSettings(env), {}, openLog('silent'))
    const result = await work(app)
    await app.close()
    return result
  }

  /** Kills the program at each of these milliseconds after its signal, then lets it finish. */
  async function workThroughKills(afterMs: readonly number[], program: string, next: () => Variables) {
    for (const ms of afterMs) {
      const child = start(program, next())
      const ended = once(child, 'exit')
      await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended])
      await Promise.race([setTimeout(ms), ended])
      child.kill('SIGKILL')
      await ended
    }
    expect(await once(start(program, next()), 'exit')).toEqual([0, null])
  }

  return { start, withApp, workThroughKills }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
