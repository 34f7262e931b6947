import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's own parameters without `-F`, which turns fsync off, plus the only sync method that PGlite supports. */
export const waitingForDisk = (parameters: readonly string[]) => [
  ...parameters.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** A file that Emscripten has open. Folders have no descriptor. */
interface OpenFile {
  readonly nfd?: number
  readonly node: object
}

interface FolderOfNode {
  readonly stream_ops: { fsync?: (opened: OpenFile) => number }
  realPath(node: object): string
}

/** PGlite passes this to a file system before startup, but its package doesn't export the type. */
interface Emscripten {
  readonly FS: {
    readonly filesystems: { readonly NODEFS: unknown }
    readonly ErrnoError: new (code: number) => Error
  }
}

/** Emscripten's code for "Input or output error". */
const ioError = 29

/**
 * A file system that really flushes the embedded database's files to disk (D-277). PGlite's own ignores every fsync. If
 * a flush fails, PostgreSQL stops and confirms no more writes.
 */
export class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...given)
    const preRun = [...(emscriptenOpts.preRun ?? []), (started: unknown) => syncFiles(started as Emscripten)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function syncFiles({ FS }: Emscripten): void {
  const folder = FS.filesystems.NODEFS as FolderOfNode
  folder.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(folder.realPath(node))
      else fsyncSync(nfd)
      return 0
    } catch {
      throw new FS.ErrnoError(ioError)
    }
  }
}

/**
 * Creates a database in an empty folder, completely or not at all: if a crash left it unfinished, starts over. Flushes
 * all files afterward, because the ones copied from the package weren't.
 */
export async function madeWhole<Made>(path: string, make: (isNew: boolean) => Promise<Made>): Promise<Made> {
  const unfinished = `${path}.unfinished`
  if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true })
  if (existsSync(path)) return make(false)
  closeSync(openSync(unfinished, 'w'))
  syncFolder(dirname(path))
  const made = await make(true)
  syncAll(path)
  rmSync(unfinished)
  syncFolder(dirname(path))
  return made
}

function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncAll(path)
    else if (entry.isFile()) syncPath(path, 'r+')
  }
  syncFolder(folder)
}

/** Windows can't flush a folder. */
function syncFolder(path: string): void {
  if (process.platform !== 'win32') syncPath(path, 'r')
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
