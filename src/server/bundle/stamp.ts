import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** Where the bundle is; what it is built in until then must be as deep. */
export const folder = join(import.meta.dirname, 'dist')
export const stampName = '.stamp'

/** What the server's bundle was made of: the files of ours, and their content with that of all packages. */
export async function stampOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const builders = ['bundle-server.ts', 'stamp.ts'].map(name => join(import.meta.dirname, name))
  for (const path of [join(root, 'package-lock.json'), ...builders, ...files])
    hash.update(path).update(await readFile(path))
  return JSON.stringify({ files, hash: hash.digest('hex') })
}
