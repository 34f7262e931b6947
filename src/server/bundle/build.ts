import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folder, stampName, stampOf } from './stamp.ts'

const began = performance.now()
if (await isUpToDate()) say('is up to date')
else {
  // Vite is loaded when there is something to build.
  const { bundleServer } = await import('./bundle-server.ts')
  const own = `${folder}-${process.pid}`
  await bundleServer(own)
  await put(own)
  say('is built')
}

/** Another file can only be part of it when one that is part of it names it. */
async function isUpToDate(): Promise<boolean> {
  try {
    const stamp = await readFile(join(folder, stampName), 'utf8')
    const { files } = JSON.parse(stamp)
    return existsSync(join(folder, 'main.mjs')) && (await stampOf(files)) === stamp
  } catch {
    return false
  }
}

/** Whole from one moment to the next: somebody may start it meanwhile, or build it as well. */
async function put(built: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  try {
    await rename(built, folder)
  } catch (error) {
    await rm(built, { recursive: true, force: true })
    if (!(await isUpToDate())) throw error
  }
}

function say(what: string) {
  process.stdout.write(`The server ${what} (${((performance.now() - began) / 1000).toFixed(1)} s).\n`)
}
