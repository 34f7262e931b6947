import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist } from './build-paths.ts'

/**
 * What shows the API's contract to people, beside the app: only who opens `/api/docs` loads it, and no phone keeps it.
 * Its version is in its name, so that a browser keeps it until there is another one.
 */
export async function copyApiDocs(): Promise<void> {
  const described = fileURLToPath(import.meta.resolve('redoc/package.json'))
  const { version } = JSON.parse(await readFile(described, 'utf8'))
  const file = `${dist}/api-docs/redoc-${version}.js`
  await mkdir(dirname(file), { recursive: true })
  await copyFile(join(dirname(described), 'bundles/redoc.standalone.js'), file)
}
