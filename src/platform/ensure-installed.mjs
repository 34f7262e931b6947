// Runs before everything else with whatever Node the host has, so: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Brings `node_modules` up to the lock, then builds; of several starts one does it and the others wait for it. A start needs
 * the `dependencies` alone; what tests need on top (`dev`) is more than half of all.
 */
export async function prepare(root, { say, signal, dev, build, install = npmInstall, pauseMs = 1_000 }) {
  for (let waits = 0; build || !isInstalled(root, dev); waits++) {
    const release = takeTurn(join(root, '.preparing'))
    if (release) {
      try {
        // Whoever had the turn before may have been through since.
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
 * The first package of the lock that is not there as npm itself notes it, whoever ran npm: one left out with the
 * development packages, one of another version. What is optional may be for another system.
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

/** A file with its owner's process id that the owner touches: undefined while another owner lives. */
export function takeTurn(path) {
  const own = `${process.pid}`
  try {
    writeFileSync(path, own, { flag: 'wx' })
  } catch (error) {
    // Nobody installs where nobody can write.
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

/** Of several that find it abandoned one moves it away; whoever moved a new one by then puts it back. */
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
    // Whoever took it away will say so by installing, too; npm gives the same result twice.
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

/** What npm is asked; Debian's npm 9 can't read the lock's replaced packages, and runs a newer one for it. */
export function installWords(verb, { dev, agent = '' }) {
  const words = [verb, dev ? '--include=dev' : '--omit=dev', '--include=optional', '--loglevel=error']
  const major = Number(/\bnpm\/(\d+)/.exec(agent)?.[1] ?? oldestNpm)
  return major < oldestNpm ? ['exec', '--yes', '--package=npm@11', '--', 'npm', ...words] : words
}

const oldestNpm = 10

/** With the npm that runs us, by its own Node: npm.cmd needs a shell on Windows, and `npm ci` removes our Node. */
function npmInstall(root, { signal, dev }) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  const own = process.execPath.startsWith(join(root, 'node_modules'))
  // Windows can't remove a program that runs.
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
