import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Dice } from './dice.ts'

interface Write {
  readonly bytes: Buffer
  readonly position: number
}

export interface TornDisk {
  /** Writes what a power cut would leave of the folder now: everything synced, and a random part of the rest. */
  cut(into: string): void
  /** Calls `act` after that many writes. */
  afterWrites(count: number, act: () => void): void
  /** Stops watching. */
  release(): void
}

const sector = 512
const patched = ['openSync', 'closeSync', 'writeSync', 'fsyncSync', 'writeFileSync', 'mkdirSync'] as const
const moving = ['renameSync', 'unlinkSync', 'rmdirSync', 'rmSync', 'truncateSync', 'ftruncateSync'] as const

/**
 * Watches this process's writes below a folder, and maintains a shadow of what a power cut would leave. Names and
 * lengths are always current, as in a journaling file system; contents only once a file was synced.
 */
export function watchDisk(folder: string, shadow: string, dice: Dice): TornDisk {
  const real = { ...fs }
  const opened = new Map<number, string>()
  let written = 0
  let awaited: { readonly count: number; readonly act: () => void } | undefined
  const unsynced = new Map<string, Write[]>()
  const isWatched = (path: unknown): path is string => typeof path === 'string' && path.startsWith(folder)
  const kept = (path: string) => join(shadow, relative(folder, path))
  const touch = (path: string) => real.closeSync(real.openSync(kept(path), 'a'))
  real.mkdirSync(shadow, { recursive: true })

  function write(path: string, { bytes, position }: Write): void {
    const file = real.openSync(path, 'r+')
    real.writeSync(file, bytes, 0, bytes.length, position)
    real.closeSync(file)
  }

  const watching: Partial<Record<string, (...given: never[]) => unknown>> = {
    openSync(...given: Parameters<typeof fs.openSync>) {
      const file = real.openSync(...given)
      const [path] = given
      if (isWatched(path)) {
        opened.set(file, path)
        if (real.fstatSync(file).isFile() && !real.existsSync(kept(path))) touch(path)
      }
      return file
    },
    closeSync(file: number) {
      opened.delete(file)
      real.closeSync(file)
    },
    writeSync(file: number, data: Uint8Array, offset: number, length: number, position: number) {
      const path = opened.get(file)
      if (path) {
        const bytes = Buffer.from(data.buffer, data.byteOffset + offset, length)
        const writes = unsynced.get(path) ?? []
        writes.push({ bytes: Buffer.from(bytes), position })
        unsynced.set(path, writes)
        written += 1
        if (written === awaited?.count) awaited.act()
      }
      return real.writeSync(file, data, offset, length, position)
    },
    fsyncSync(file: number) {
      const path = opened.get(file)
      for (const each of unsynced.get(path ?? '') ?? []) write(kept(path ?? ''), each)
      unsynced.delete(path ?? '')
      real.fsyncSync(file)
    },
    writeFileSync(...given: Parameters<typeof fs.writeFileSync>) {
      real.writeFileSync(...given)
      if (isWatched(given[0])) touch(given[0])
    },
    mkdirSync(...given: Parameters<typeof fs.mkdirSync>) {
      if (isWatched(given[0])) real.mkdirSync(kept(given[0]), { recursive: true })
      return real.mkdirSync(...given)
    },
    renameSync(from: string, to: string) {
      real.renameSync(from, to)
      if (!isWatched(from)) return
      real.renameSync(kept(from), kept(to))
      unsynced.set(to, unsynced.get(from) ?? [])
      unsynced.delete(from)
    },
    truncateSync(path: string, length: number) {
      real.truncateSync(path, length)
      if (isWatched(path)) real.truncateSync(kept(path), length)
    },
    ftruncateSync(file: number, length: number) {
      real.ftruncateSync(file, length)
      const path = opened.get(file)
      if (path) real.truncateSync(kept(path), length)
    },
  }
  for (const name of ['unlinkSync', 'rmdirSync', 'rmSync'] as const)
    watching[name] = (path: string, options?: object) => {
      Reflect.apply(real[name], fs, [path, options])
      if (!isWatched(path)) return
      real.rmSync(kept(path), { recursive: true, force: true })
      unsynced.delete(path)
    }

  const put = (functions: object) => {
    for (const name of [...patched, ...moving]) Reflect.set(fs, name, Reflect.get(functions, name))
    syncBuiltinESMExports()
  }
  put(watching)
  return {
    cut(into) {
      real.mkdirSync(dirname(into), { recursive: true })
      real.cpSync(shadow, into, { recursive: true })
      for (const [path, writes] of unsynced)
        for (const { bytes, position } of writes) {
          if (dice.below(2) === 0) continue
          const torn = bytes.subarray(0, sector * (1 + dice.below(Math.ceil(bytes.length / sector))))
          write(join(into, relative(folder, path)), { bytes: torn, position })
        }
    },
    afterWrites(count, act) {
      awaited = { count, act }
    },
    release: () => put(real),
  }
}
