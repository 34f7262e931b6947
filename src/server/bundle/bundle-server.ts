import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { folder, stampName, stampOf } from './stamp.ts'

/**
 * With native code, or in threads, or not before somebody needs them: Node finds these among the packages, as it does
 * without a bundle. None of them may take what the bundle has a copy of.
 */
const packages = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'micromark',
  'nodemailer',
  'prom-client',
  'sharp',
  'twilio',
  'undici',
  'web-push',
]

/** Everything that a start loads, in few files (D-248). Names and lines stay, for whoever reads a stack. */
export async function bundleServer(into: string): Promise<void> {
  const own = new Set<string>()
  const noteOwn: Plugin = {
    name: 'note-own-files',
    moduleParsed({ id }) {
      if (!id.includes('node_modules') && id.startsWith('/')) own.add(id)
    },
  }
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [besideSources, noteOwn],
    ssr: { noExternal: true, external: packages },
    build: {
      ssr: true,
      target: 'es2024',
      minify: false,
      sourcemap: 'hidden',
      reportCompressedSize: false,
      outDir: into,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: ['main', 'worker'].map(name => join(import.meta.dirname, `../../commands/${name}.ts`)),
        output: {
          format: 'esm',
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          sourcemapExcludeSources: true,
          comments: false,
        },
      },
    },
  })
  await writeFile(join(into, stampName), await stampOf([...own].sort()))
}

/** Pictures and threads stay beside their sources, wherever the code that names them is run. */
const besideSources: Plugin = {
  name: 'beside-sources',
  enforce: 'pre',
  async load(id) {
    if (id.includes('node_modules') || !id.endsWith('.ts')) return undefined
    const code = await readFile(id, 'utf8')
    if (!code.includes('import.meta.')) return undefined
    const source = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
    const place = JSON.stringify(relative(folder, dirname(id)).replaceAll('\\', '/'))
    return code
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('path').join(import.meta.dirname, ${place})`,
      )
      .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
  },
}
