import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = `${root}src/web/dist`
// Its name begins with a dot: it is for the server, which gives nothing away that is called so.
const renderers = `${dist}/.server`
const stampFile = `${dist}/.stamp`

// Outside index.html because it becomes JSON only when the server fills it in.
const settings = '<script type="application/json" id="clinic">%CLINIC%</script>'

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string }
type Manifest = Readonly<Record<string, Chunk>>

const began = performance.now()
// Whoever builds has one of their own at times, tests among them: half of the pages would be those of development then.
process.env['NODE_ENV'] = 'production'
const stamp = await stampOfSources()
if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) say('is up to date')
else {
  await buildAll()
  await writePages()
  await nameWhatScreensNeed()
  await compressAll()
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

async function buildAll() {
  const { build } = await import('vite')
  const configFile = `${root}src/web/vite.config.ts`
  await build({ configFile, logLevel: 'warn' })
  await build({
    configFile,
    logLevel: 'error',
    // The server has them from here alone, and not those for development.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      rolldownOptions: { input: ['prerender', 'renderer'].map(name => `${root}src/web/${name}.tsx`) },
      outDir: renderers,
      manifest: false,
      copyPublicDir: false,
    },
  })
}

async function writePages() {
  const { landingPage, screenPaths } = (await import(pathToFileURL(`${renderers}/prerender.js`).href)) as {
    landingPage: () => Promise<string>
    screenPaths: () => string[]
  }
  await writeFile(`${dist}/screens.json`, JSON.stringify(screenPaths()))
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  const page = await readFile(`${dist}/index.html`, 'utf8')
  const landing = await landingPage()
  const frame = page.replace('</head>', () => `${settings}${preloaded(manifest, /fraunces/)}</head>`)
  // Lists are text: in another face their lines would break elsewhere, and the cards below them would jump.
  await writeFile(`${dist}/screen.html`, screenFrom(frame, preloaded(manifest, /figtree/)))
  await writeFile(
    `${dist}/index.html`,
    frame
      .replace('</head>', () => `${stylesOfLanding(manifest, page)}</head>`)
      .replace('<!--landing-->', () => landing),
  )
}

// A phone that opens a screen by its address asks for all of it at once, instead of finding out file by file.
async function nameWhatScreensNeed() {
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  const needs = Object.fromEntries(
    Object.keys(manifest).flatMap(key => {
      const path = pathOf(key)
      return path
        ? [[path, filesOf(manifest, ['start-app.tsx', 'routes/_app.tsx?tsr-split=component', key])]]
        : []
    }),
  )
  await writeFile(`${dist}/preloads.json`, JSON.stringify(needs))
}

function pathOf(key: string): string | undefined {
  if (key === 'home/member-home.tsx') return '/'
  const [, name = ''] = /^routes\/_app\.([\w.$-]+)\.tsx\?tsr-split=component$/.exec(key) ?? []
  // An underscore after a part only says whose screen it does not stand in.
  return name
    ? `/${name
        .replaceAll('_.', '/')
        .replaceAll('.', '/')
        .replace(/\/index$/, '')}`
    : undefined
}

function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const chunks = keys.flatMap(key => chunksOf(manifest, key))
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map(file => `/${file}`)
}

// The frame of the screens that the server renders with their lists.
function screenFrom(frame: string, face: string): string {
  return frame
    .replace('<script src=', () => `${face}<script src=`)
    .replace('<html', '<html data-rendered="%PATH%"')
    .replace(/<title>.*<\/title>/, '<title>%TITLE% · %CLINIC_NAME%</title>')
    .replace('<!--landing-->', '<!--screen-->')
}

// What is there before any script needs its styles, and the face of its title, named in the page.
function stylesOfLanding(manifest: Manifest, page: string): string {
  const styles = chunksOf(manifest, landingKey(manifest))
    .flatMap(chunk => chunk.css ?? [])
    .map(file => `<link rel="stylesheet" href="/${file}">`)
  return [...new Set(styles)].filter(tag => !page.includes(hrefIn(tag))).join('')
}

function preloaded(manifest: Manifest, face: RegExp): string {
  const files = Object.values(manifest).filter(({ file }) => face.test(file) && file.endsWith('.woff2'))
  return files
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('')
}

function hrefIn(tag: string): string {
  return /href="[^"]+"/.exec(tag)?.[0] ?? tag
}

function landingKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find(name => name.startsWith('routes/index.tsx'))
  if (!key) throw new Error('The build has no chunk for the landing page.')
  return key
}

function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap(next => chunksOf(manifest, next, seen)), chunk]
}

async function compressAll() {
  const files = await Array.fromAsync(glob('**/*.{js,css,svg}', { cwd: dist }))
  await Promise.all(files.map(file => compress(`${dist}/${file}`)))
}

async function compress(path: string) {
  const content = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

function say(what: string) {
  process.stdout.write(`The web app ${what} (${((performance.now() - began) / 1000).toFixed(1)} s).\n`)
}
