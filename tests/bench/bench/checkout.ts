import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A commit's files, installed and built. */
export interface Checkout {
  readonly name: string
  readonly commit: string
  readonly folder: string
  /** What its `npm start` runs in the end. */
  readonly server: string
}

const own = join(import.meta.dirname, '../../..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: own, encoding: 'utf8' }).trim()
const short = (commit: string) => git('rev-parse', '--short=7', commit)

/** The scripts that `npm start` runs: those that build, and the one that serves. */
export function scriptsOfStart(packageJson: string): {
  readonly builds: readonly string[]
  readonly server: string
} {
  const { start = '' } = (JSON.parse(packageJson) as { scripts: Record<string, string> }).scripts
  const scripts = start.match(/\S+\.(?:ts\b|mjs(?= --))/g) ?? []
  const server = scripts.at(-1)
  if (!server) throw new Error(`Its \`npm start\` names no script: ${start}`)
  return { builds: scripts.slice(0, -1), server }
}

/** The files as they are here, changes included. */
export async function ownCheckout(): Promise<Checkout> {
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return build(`${short('HEAD')}${isChanged ? ' with changes' : ''}`, git('rev-parse', 'HEAD'), own)
}

/** Another commit in a worktree of its own under the system's temporary folder, where the next run finds it. */
export async function checkoutOf(revision: string): Promise<Checkout> {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
  const folder = join(tmpdir(), 'velora-bench-commits', commit)
  if (!existsSync(join(folder, 'package.json'))) {
    // One whose folder somebody cleared away is still in git's list.
    git('worktree', 'prune')
    git('worktree', 'add', '--force', '--detach', folder, commit)
  }
  await install(folder)
  return build(short(commit), commit, folder)
}

/** Its own packages, or links to ours where the lock is the same; caches are never shared. */
async function install(folder: string): Promise<void> {
  const [modules, stamp] = [join(folder, 'node_modules'), join(folder, 'node_modules/.installed-for-bench')]
  if (existsSync(stamp)) return
  const [lock, ownLock] = [folder, own].map(each => readFileSync(join(each, 'package-lock.json'), 'utf8'))
  if (lock === ownLock) {
    mkdirSync(modules, { recursive: true })
    const shared = readdirSync(join(own, 'node_modules')).filter(name => !/^\.(?!bin$)/.test(name))
    for (const name of shared)
      if (!existsSync(join(modules, name))) symlinkSync(join(own, 'node_modules', name), join(modules, name))
  } else {
    process.stdout.write(`Installing what ${folder} needs (about a minute, once)…\n`)
    await run('npm', ['ci', '--loglevel=error'], folder)
  }
  writeFileSync(stamp, '')
}

async function build(name: string, commit: string, folder: string): Promise<Checkout> {
  const { builds, server } = scriptsOfStart(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const script of builds) await run(process.execPath, [script], folder)
  return { name, commit, folder, server }
}

async function run(program: string, words: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, [...words], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => lines.push(String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`${program} ${words.join(' ')} in ${cwd} ended with ${code}:\n${lines.join('')}`)
}
