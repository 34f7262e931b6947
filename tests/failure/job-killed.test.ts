import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bothDatabases, newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { nodeEnvironment } from '../support/process.ts'

describe.each(bothDatabases)('a job whose process is killed (%s)', kind => {
  const children: ChildProcess[] = []
  const folder = migratedFolder('job', kind)
  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child)
    rmSync(folder, { recursive: true, force: true })
  })
  const killed = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'job-process.ts')], {
      env: { ...nodeEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += String(chunk)
      })
    return { child, output: () => output }
  }

  it('runs again in another one', async () => {
    const at: Record<string, string> =
      kind === 'postgresql' ? { DATABASE_URL: await newPostgresDatabase() } : { DATA_DIR: folder }
    const first = start({ ...at, HANGS: '1', PUBLISHES: '1' })
    await eventually(async () => expect(first.output()).toBe('began {"to":"Mia"}\n'))
    await killed(first.child)
    const second = start(at)
    await eventually(async () => expect(second.output()).toBe('began {"to":"Mia"}\nended\n'))
  })
})
