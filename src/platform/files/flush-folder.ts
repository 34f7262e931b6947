import { open } from 'node:fs/promises'

/** A rename survives a power loss only if its folder is flushed; Windows can't do that. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
