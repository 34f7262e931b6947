import { open } from 'node:fs/promises'

/** A rename is safe against power loss only when its folder is written out; Windows has no such thing. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
