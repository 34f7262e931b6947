import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serverFlags } from '../../src/platform/node-flags.mjs'

export interface VeloraProcess {
  readonly url: string
  readonly pid: number
  /** Its output so far. */
  output(): string
  /** Sends the signal; returns the exit code, or the signal's name if that killed it. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | string>
}

const root = join(import.meta.dirname, '../..')
/** The script that `npm start` or `npm run cli -- worker` runs. */
const command = (name: 'main' | 'worker') => `src/commands/${name}.ts`

/** Running processes, so that they don't outlive an interrupted test. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Finds Node, and shares its compile cache, which saves 0.7 s of CPU. */
export const nodeEnvironment = (folder = root) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled-for-tests'),
})

function launch(
  env: Readonly<Record<string, string>>,
  script: string,
  words: readonly string[] = [],
  folder = root,
) {
  const lines: string[] = []
  const child = spawn(process.execPath, [...serverFlags, join(folder, script), ...words], {
    cwd: folder,
    env: {
      ...nodeEnvironment(folder),
      PORT: '0',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => lines.push(String(chunk)))
  return { child, output: () => lines.join('') }
}

async function exitOf(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode ?? child.signalCode ?? ''
}

/** Starts `npm start` in a separate process and waits until it listens; in another folder for another commit. */
export async function startVelora(
  env: Readonly<Record<string, string>>,
  script = command('main'),
  folder = root,
): Promise<VeloraProcess> {
  const { child, output } = launch(env, script, [], folder)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /listening on (http:\S+)\)/.exec(output())?.[1]
      if (address) resolve(address)
    })
    child.once('exit', code => reject(new Error(`Velora ended with ${code}:\n${output()}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end(signal) {
      child.kill(signal)
      return exitOf(child)
    },
  }
}

/** Kills a start with all its processes. Returns true if it was still running. */
export async function startAndKill(env: Readonly<Record<string, string>>, afterMs: number): Promise<boolean> {
  const { child } = launch(env, command('main'))
  await setTimeout(afterMs)
  return child.kill('SIGKILL') && (await exitOf(child)) === 'SIGKILL'
}

interface Cut {
  readonly code: number | string
  readonly output: string
  /** Milliseconds until it began. */
  readonly beganAfterMs: number
}

/** Runs one of the project's scripts and kills it some time after it began; without a time, lets it finish. */
export async function runAndCut(
  env: Readonly<Record<string, string>>,
  script: string,
  isBegun: (output: string) => boolean,
  afterMs?: number,
  words: readonly string[] = [],
): Promise<Cut> {
  const started = performance.now()
  const { child, output } = launch(env, script, words)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  while (!isBegun(output()) && !isOver()) await setTimeout(2)
  if (!isBegun(output())) throw new Error(`It ended before it had begun:\n${output()}`)
  const beganAfterMs = performance.now() - started
  if (afterMs !== undefined && !isOver()) {
    await setTimeout(afterMs)
    child.kill('SIGKILL')
  }
  return { code: await exitOf(child), output: output(), beganAfterMs }
}

/** Starts a worker in a separate process and waits until it is ready. */
export async function startWorker(
  env: Readonly<Record<string, string>>,
): Promise<Pick<VeloraProcess, 'end' | 'output'>> {
  const { child, output } = launch(env, command('worker'))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('worker started') && resolve())
    child.once('exit', code => reject(new Error(`The worker ended with ${code}:\n${output()}`)))
  })
  return {
    output,
    end(signal) {
      child.kill(signal)
      return exitOf(child)
    },
  }
}

/** Runs one of the project's scripts until it ends. */
export async function runToEnd(
  env: Readonly<Record<string, string>>,
  script = command('main'),
  words: readonly string[] = [],
  folder = root,
) {
  const { child, output } = launch(env, script, words, folder)
  return { code: await exitOf(child), output: output() }
}
