// node src/platform/launch.mjs [BUILD…] FILE -- [WORDS…]: installs missing packages, builds, then runs the file with
// the project's own Node. Plain JavaScript, because the host's Node may be old.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAlive, prepare } from './ensure-installed.mjs'
import { nodePackage, serverFlags } from './node-flags.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const say = line => process.stdout.write(`${line}\n`)
const ending = new AbortController()
const parent = process.ppid
/** Tests need more packages than a start. */
const isTesting = ['test', 'nightly', 'check', 'feature'].includes(process.env.npm_lifecycle_event)
/** The running program. The launcher is a process of the host's Node, so that it gets npm's signals. */
let child

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal))
// npm and some shells end without signaling their children; the port would stay taken.
setInterval(() => (process.ppid !== parent || !isAlive(parent)) && end('SIGTERM'), 500).unref()
try {
  const given = process.argv.slice(2)
  const files = given.slice(0, given.indexOf('--'))
  const builds = files.slice(0, -1)
  const build = async () => {
    for (const file of builds) if ((await run(file)) !== 0) throw new Error(`${file} did not get through.`)
  }
  await prepare(root, { say, signal: ending.signal, dev: isTesting, ...(builds.length > 0 && { build }) })
  if (!ending.signal.aborted) process.exitCode = await run(files.at(-1), given.slice(files.length + 1))
} catch (error) {
  if (!ending.signal.aborted) process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function end(signal) {
  if (ending.signal.aborted) return
  ending.abort()
  child?.kill(signal)
  // A program in an endless loop reacts to no other signal.
  setTimeout(() => child?.kill('SIGKILL'), (Number(process.env.DRAIN_SECONDS ?? 5) + 15) * 1_000).unref()
}

/** The Node from the lock file for this system, or else the host's. */
function ownNode() {
  const path = join(
    root,
    'node_modules',
    nodePackage,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(path)) return path
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Error(
    `npm has no Node of ours for this system, ${nodePackage}. Use Node 22.18 or newer: this is ${process.versions.node}.`,
  )
}

/** Runs a file until it ends. The IPC channel tells the child when this process dies. */
function run(file, words = []) {
  const flags = file.startsWith('src/commands/') ? serverFlags : []
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  return new Promise((resolve, reject) => {
    child = spawn(ownNode(), [...flags, join(root, file), ...words], { cwd: root, env: environment(), stdio })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
}

/**
 * Tests use their own settings and the development build of screens, whatever the shell's environment. Node's compile
 * cache is outside of `node_modules`, which npm deletes. Processes start a third faster with it, and tests start
 * hundreds.
 */
function environment() {
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env }
  if (!isTesting) return compiled
  const { NODE_ENV: _, ...rest } = compiled
  return rest
}
