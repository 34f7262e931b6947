import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist } from './build-paths.ts'

/**
 * Copies Redoc, which shows the API's contract, next to the app. It's loaded only for `/api/docs`, and the app doesn't
 * cache it offline. Its version is in the file name, so browsers keep it until it changes.
 */
export async function copyApiDocs(): Promise<void> {
  const described = fileURLToPath(import.meta.resolve('redoc/package.json'))
  const { version } = JSON.parse(await readFile(described, 'utf8'))
  const file = `${dist}/api-docs/redoc-${version}.js`
  await mkdir(dirname(file), { recursive: true })
  await copyFile(join(dirname(described), 'bundles/redoc.standalone.js'), file)
}
