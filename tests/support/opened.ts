import type { RunningApp } from '../../src/server/start.ts'

/** As if the clinic had published that many versions of its program; with 0, it hasn't opened yet. */
export async function setVersion({ database, modules }: RunningApp, version: number): Promise<void> {
  await database.run('update content.programme set version = $1', [version])
  await modules.cache.invalidate('published', '')
}
