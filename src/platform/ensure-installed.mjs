// Runs before everything else with the host's own Node, so it's plain JavaScript without packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Brings `node_modules` up to date with the lock file, then builds. Of several starts, one does it and the others wait.
 * A start only needs `dependencies`; test packages (`dev`) are more than half of all.
 */
export async function prepare(root, { say, signal, dev, build, install = npmInstall, pauseMs = 1_000 }) {
  for (let waits = 0; build || !isInstalled(root, dev); waits++) {
    const release = takeTurn(join(root, '.preparing'))
    if (release) {
      try {
        // The previous start may have installed them already.
        if (!isInstalled(root, dev)) await installAll(root, { say, signal, dev, install })
        await build?.()
        return
      } finally {
        release()
      }
    }
    if (waits === 0) say('Another start is installing or building: waiting for it…')
    await setTimeout(pauseMs, undefined, { signal })
  }
}

async function installAll(root, { say, signal, dev, install }) {
  say(dev ? 'Installing packages (about a minute, once)…' : 'Installing packages (half a minute, once)…')
  await install(root, { signal, dev })
  const missing = whatIsMissing(root, dev)
  if (missing) throw new Error(`npm has left out ${missing}. Try \`npm ci --include=dev\`.`)
}

export const isInstalled = (root, dev) => whatIsMissing(root, dev) === undefined

/**
 * The first package in the lock file that isn't installed, according to npm's own record. That includes missing
 * development packages and other versions. Optional packages may be for another system.
 */
export function whatIsMissing(root, dev) {
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {}
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json')) ?? {}
  const direct = Object.keys({ ...wanted['']?.dependencies, ...(dev && wanted['']?.devDependencies) })
  return (
    Object.keys(wanted).find(
      path => path && (dev || !wanted[path].dev) && !isSame(wanted[path], installed[path]),
    ) ??
    direct.map(name => `node_modules/${name}`).find(path => !existsSync(join(root, path, 'package.json')))
  )
}

function isSame(wanted, installed) {
  if (!installed) return (wanted.optional ?? wanted.devOptional) === true
  return installed.version === wanted.version && installed.integrity === wanted.integrity
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

const beatMs = 2_000
const staleMs = 60_000

/** A lock file with its owner's process ID, which the owner keeps touching. Undefined while another owner is alive. */
export function takeTurn(path) {
  const own = `${process.pid}`
  try {
    writeFileSync(path, own, { flag: 'wx' })
  } catch (error) {
    // On a read-only system there is nothing to install.
    if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) return () => {}
    if (error.code !== 'EEXIST') throw error
    return isHeld(path) || !removeAbandoned(path) ? undefined : takeTurn(path)
  }
  const beat = setInterval(() => touch(path), beatMs)
  return () => {
    clearInterval(beat)
    if (ownerOf(path) === own) rmSync(path, { force: true })
  }
}

function isHeld(path) {
  try {
    return Date.now() - statSync(path).mtimeMs < staleMs && isAlive(Number(readFileSync(path, 'utf8')))
  } catch {
    return false
  }
}

/**
 * If several processes find it abandoned, one moves it away. A process that moved a newer one by mistake puts it back.
 */
function removeAbandoned(path) {
  const abandoned = ownerOf(path)
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return true
    throw error
  }
  const isNew = ownerOf(aside) !== abandoned
  if (isNew) renameSync(aside, path)
  else rmSync(aside)
  return !isNew
}

function ownerOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function touch(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The process that removed it installs, too; running npm twice gives the same result.
  }
}

export function isAlive(pid) {
  // Not written yet.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** npm's arguments. Debian's npm 9 can't read the lock file's replaced packages, so it runs a newer npm. */
export function installWords(verb, { dev, agent = '' }) {
  const words = [verb, dev ? '--include=dev' : '--omit=dev', '--include=optional', '--loglevel=error']
  const major = Number(/\bnpm\/(\d+)/.exec(agent)?.[1] ?? oldestNpm)
  return major < oldestNpm ? ['exec', '--yes', '--package=npm@11', '--', 'npm', ...words] : words
}

const oldestNpm = 10

/** Uses the npm that started us, with its own Node: npm.cmd needs a shell on Windows, and `npm ci` removes our Node. */
function npmInstall(root, { signal, dev }) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  const own = process.execPath.startsWith(join(root, 'node_modules'))
  // Windows can't delete a running program.
  const verb = own && process.platform === 'win32' ? 'install' : 'ci'
  const words = installWords(verb, { dev, agent: process.env.npm_config_user_agent })
  const byPath = /^npm-cli\.c?js$/.test(basename(cli))
  const options = { cwd: root, stdio: 'inherit', shell: !byPath && process.platform === 'win32' }
  const child = byPath ? spawn(node, [cli, ...words], options) : spawn('npm', words, options)
  signal?.addEventListener('abort', () => child.kill())
  return new Promise((resolve, reject) => {
    child.once('error', error => reject(new Error(`npm can’t be started: ${error.message}`)))
    child.once('exit', (code, by) =>
      code === 0 ? resolve() : reject(new Error(`npm ${verb} ended with ${by ?? code}.`)),
    )
  })
}
