import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nodePackage } from '../../src/platform/node-flags.mjs'
import { eventually } from '../support/eventually.ts'
import { migratedFolder } from '../support/migrated-folder.ts'

const root = join(import.meta.dirname, '../..')
const launch = 'node src/platform/launch.mjs tests/platform/launched.ts --'

function started(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { NODE_ENV: _, npm_lifecycle_event: __, ...rest } = process.env
  const child = spawn(program, words, {
    cwd: root,
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // It passes this on to what it started; killed outright, it could not.
  onTestFinished(() => void child.kill('SIGTERM'))
  return child
}

async function saidBy(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let text = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        text += chunk
        const found = pattern.exec(text)
        if (found) resolve(found)
      })
    child.once('exit', code => reject(new Error(`It ended with ${code}:\n${text}`)))
  })
}

const isOpen = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const launched = async (child: ChildProcess) =>
  JSON.parse((await saidBy(child, /\{.*\}\n/))[0]) as {
    port: number
    NODE_ENV?: string
    words: string[]
    node: string
  }

describe('a launched program', () => {
  it('runs with the Node of the lock and the words that were given', async () => {
    const child = started('sh', ['-c', `exec ${launch} one two.ts`], { NODE_ENV: 'production' })
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const { port, ...said } = await launched(child)
    expect(said).toEqual({
      node: `v${optionalDependencies[nodePackage]}`,
      words: ['one', 'two.ts'],
      NODE_ENV: 'production',
    })
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(await isOpen(port)).toBe(false)
  })

  it('is tested as in development, whatever the shell says', async () => {
    const env = { NODE_ENV: 'production', npm_lifecycle_event: 'test' }
    expect(await launched(started('sh', ['-c', `exec ${launch}`], env))).not.toHaveProperty('NODE_ENV')
  })

  it('ends with a shell that SIGTERM or SIGKILL ended without a word', async () => {
    const ended = (['SIGTERM', 'SIGKILL'] as const).map(async signal => {
      const shell = started('sh', ['-c', `${launch}; true`])
      const { port } = await launched(shell)
      shell.kill(signal)
      await eventually(async () => expect([signal, await isOpen(port)]).toEqual([signal, false]))
    })
    await Promise.all(ended)
  })
})

it('npm start opens a demo, looks for no owner, ends when npm is told to, and frees the port', async () => {
  const folder = migratedFolder('launch')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const npm = started('npm', ['start'], { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const { 1: port, input: said } = await saidBy(npm, /listening on http:\S+:(\d+)\)/)
  expect(said).not.toContain('owner')
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await eventually(async () => expect(await isOpen(Number(port))).toBe(false))
  // Where nothing was built before, npm start builds.
}, 180_000)
