import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Of PGlite's own parameters without the one that turns waiting for the disk off; of PostgreSQL's calls for it, the one it has. */
export const waitingForDisk = (parameters: readonly string[]) => [
  ...parameters.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** A file as Emscripten has it open: the descriptor is missing where it is a folder. */
interface OpenFile {
  readonly nfd?: number
  readonly node: object
}

interface FolderOfNode {
  readonly stream_ops: { fsync?: (opened: OpenFile) => number }
  realPath(node: object): string
}

/** What PGlite gives to a file system before it starts: the types of its package leave this part out. */
interface Emscripten {
  readonly FS: {
    readonly filesystems: { readonly NODEFS: unknown }
    readonly ErrnoError: new (code: number) => Error
  }
}

/** "Input or output error" among Emscripten's codes. */
const ioError = 29

/**
 * The folder of an embedded database in which what PostgreSQL calls written is on the disk (D-277). PGlite's own answers
 * "done" to every fsync and does nothing. Where the disk says no, PostgreSQL stops: it acknowledges nothing any more.
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
 * Makes a database in a folder that has none, whole or not at all: whoever finds one half made, since a power cut or a
 * crash, makes it anew. Behind it all its files are on the disk; those that are copied from the package waited for nothing.
 */
export async function madeWhole<Made>(path: string, make: () => Promise<Made>): Promise<Made> {
  const unfinished = `${path}.unfinished`
  if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true })
  if (existsSync(path)) return make()
  closeSync(openSync(unfinished, 'w'))
  syncFolder(dirname(path))
  const made = await make()
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

/** Windows has no such thing. */
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
