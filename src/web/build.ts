import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { copyApiDocs } from './build-api-docs.ts'
import { dist } from './build-paths.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = `${dist}/.stamp`

const began = performance.now()
// The caller may have set another value, for example in tests; half of the pages would then be development builds.
process.env['NODE_ENV'] = 'production'
const stamp = await stampOfSources()
if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) say('is up to date')
else {
  await rm(dist, { recursive: true, force: true })
  // Vite and its plugins are loaded only if there is something to build.
  const { buildBundles } = await import('./build-bundles.ts')
  await buildBundles(compressAll)
  await writeFile(stampFile, stamp)
  say('is built')
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const sources = ['package-lock.json']
  for await (const path of glob('{src/web,ui-kit}/**/*.*', { cwd: root, exclude: isNoSource }))
    sources.push(path.replaceAll('\\', '/'))
  for (const path of sources.sort()) hash.update(path).update(await readFile(root + path))
  return hash.digest('hex')
}

function isNoSource(path: string): boolean {
  return /(?:^|\/)dist(?:\/|$)|\.stories(?:-kit)?\.tsx$|\.(?:msw|faker)\.ts$/.test(path.replaceAll('\\', '/'))
}

async function compressAll() {
  await copyApiDocs()
  const paths = await Array.fromAsync(glob('**/*.{js,css,svg}', { cwd: dist }))
  const files = await Promise.all(
    paths.map(async path => ({ path, size: (await stat(`${dist}/${path}`)).size })),
  )
  // Largest first, so that no big file runs alone at the end.
  files.sort((a, b) => b.size - a.size)
  await Promise.all(files.map(({ path }) => compress(`${dist}/${path}`, qualityFor(path))))
}

function qualityFor(path: string): number {
  // The best compression would take longer than the rest of the build.
  return /^api-docs[\\/]/.test(path) ? 6 : 11
}

async function compress(path: string, quality: number) {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

function say(what: string) {
  process.stdout.write(`The web app ${what} (${((performance.now() - began) / 1000).toFixed(1)} s).\n`)
}
