import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { dist, renderers, web } from './build-paths.ts'
import { endStyles } from './build-plugins.ts'
import config from './vite.config.ts'

/** Builds the server's renderer alongside the client; `built` is called once the client is ready. */
export async function buildBundles(built: () => Promise<unknown>) {
  try {
    await Promise.all([buildRenderers(), buildApp().then(built)])
  } finally {
    await endStyles()
  }
}

async function buildApp() {
  await run({ ...config, logLevel: 'warn' })
  await run({
    root: web,
    logLevel: 'warn',
    define: { SHELL_FILES: JSON.stringify(await shellFiles()) },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${web}service-worker.ts`,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

async function buildRenderers() {
  await run({
    ...config,
    logLevel: 'error',
    plugins: [onlyRenderedScreens, ...(config.plugins ?? [])],
    // Bundles all dependencies, because the server has no others, and would otherwise use development versions.
    ssr: { noExternal: true },
    define: { ...config.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      ...config.build,
      ssr: true,
      // For the stack traces of pages that fail; the server never serves this folder.
      sourcemap: true,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: `${web}renderer.tsx`,
      },
      outDir: renderers,
      manifest: false,
      copyPublicDir: false,
    },
  })
}

async function run(options: InlineConfig) {
  const { build } = await import('vite')
  await build({ ...options, configFile: false })
}

const rendered = /\/routes\/(?:__root|index|_app|_app\.(?:services|promotions|blog|blog_\.\$slug))\.tsx\?/

/** The server needs only the paths of other screens. Building screens that it never renders took half of the time. */
const onlyRenderedScreens: Plugin = {
  name: 'only-rendered-screens',
  enforce: 'pre',
  load(id) {
    if (!id.includes('?tsr-split=') || rendered.test(id.replaceAll('\\', '/'))) return undefined
    return `export const component = () => { throw new Error('Not built for the server: ${basename(id)}') }`
  },
}

async function shellFiles() {
  const patterns = ['assets/**/*.{js,css,woff2}', 'icons/*.{png,svg}']
  const urls = (await Array.fromAsync(glob(patterns, { cwd: dist }))).map(path => path.replaceAll('\\', '/'))
  const forOthers = await filesForOthers()
  return Promise.all(
    urls
      .filter(url => !forOthers.has(url))
      .sort()
      .map(async url => ({
        url,
        revision: url.startsWith('assets/') ? null : hashOf(await readFile(`${dist}/${url}`)),
      })),
  )
}

/** Files that members' phones don't cache for offline use: the staff area, and pages without the app. */
async function filesForOthers(): Promise<Set<string>> {
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  const isStaffs = (key: string) => key.startsWith('routes/_app.admin')
  const members = filesFrom(manifest, ['main.ts', 'first-paint.js'], isStaffs)
  const all = filesFrom(manifest, Object.keys(manifest))
  return new Set([...all].filter(file => !members.has(file)))
}

type Chunk = Partial<Record<'imports' | 'dynamicImports' | 'css' | 'assets', string[]>> & { file: string }
type Manifest = Readonly<Record<string, Chunk>>

function filesFrom(
  manifest: Manifest,
  keys: string[],
  isLeftOut = (_key: string) => false,
  seen = new Set<string>(),
): Set<string> {
  return new Set(
    keys.flatMap(key => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key) || isLeftOut(key)) return []
      seen.add(key)
      const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunk
      return [
        file,
        ...css,
        ...assets,
        ...filesFrom(manifest, [...imports, ...dynamicImports], isLeftOut, seen),
      ]
    }),
  )
}

const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)
