import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { dist, renderers } from './build-paths.ts'

// Outside index.html because it becomes JSON only when the server fills it in.
const settings = '<script type="application/json" id="clinic">%CLINIC%</script>'

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string }
type Manifest = Readonly<Record<string, Chunk>>

/** Writes the landing page and the frame of the screens that the server renders. */
export async function writePages() {
  const { landingPage, openingPage, ownWords, screenPaths, textPage } = (await import(
    pathToFileURL(`${renderers}/prerender.js`).href
  )) as {
    landingPage: () => Promise<string>
    openingPage: () => string
    ownWords: () => object
    screenPaths: () => string[]
    textPage: () => string
  }
  await writeFile(`${dist}/screens.json`, JSON.stringify(screenPaths()))
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  const page = await readFile(`${dist}/index.html`, 'utf8')
  const landing = await landingPage()
  // In another face lines would break elsewhere, and what stands below them would jump.
  const faces = preloaded(manifest, /\/(?:figtree|fraunces)-/)
  const frame = page.replace('<script src=', () => `${settings}${faces}<script src=`)
  await writeFile(`${dist}/screen.html`, screenFrom(frame))
  const styled = withStyles(frame, manifest, landingKey(manifest))
  await writeFile(`${dist}/opening.html`, openingFrom(styled, openingPage()))
  await writeFile(`${dist}/own-words.json`, JSON.stringify(ownWords()))
  await writeFile(
    `${dist}/text-page.html`,
    textPageFrom(withStyles(styled, manifest, 'text-page.ts'), textPage()),
  )
  await writeFile(
    `${dist}/index.html`,
    styled.replace('<!--landing-->', () => landing),
  )
}

/** A phone that opens a screen by its address asks for all of it at once, instead of finding out file by file. */
export async function nameWhatScreensNeed() {
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
function screenFrom(frame: string): string {
  return frame
    .replace('<html', '<html data-rendered="%PATH%"')
    .replace(/<title>.*<\/title>/, '<title>%TITLE% · %CLINIC_NAME%</title>')
    .replace('<!--landing-->', '<!--screen-->')
}

// Nothing of the app: it would ask for what there is not yet.
function openingFrom(styled: string, opening: string): string {
  return withoutApp(styled, opening)
    .replace(/<meta\s+name="description"[^>]*>/, '<meta name="robots" content="noindex">')
    .replace('</body>', '<script src="/opening-soon.js" defer></script></body>')
}

// A text of the clinic: it is there for whoever has a browser, with the theme that was chosen as its only script.
function textPageFrom(styled: string, frame: string): string {
  return withoutApp(styled, frame)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, '<title>%TITLE% · %CLINIC_NAME%</title>')
    .replace('%TEXT%', '<!--text-->')
}

function withoutApp(styled: string, content: string): string {
  return (
    styled
      .replace(settings, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<script type="module".*?<\/script>/s, '')
      .replace(/<noscript>.*?<\/noscript>/s, '')
      // The first script hides what is not the address’s own screen; this page is everybody’s.
      .replace('<div id="root"><!--landing-->', () => `<div>${content}`)
  )
}

// What is there before any script needs its styles, and the face of its title, named in the page.
function withStyles(page: string, manifest: Manifest, key: string): string {
  const styles = chunksOf(manifest, key)
    .flatMap(chunk => chunk.css ?? [])
    .map(file => `<link rel="stylesheet" href="/${file}">`)
  const missing = [...new Set(styles)].filter(tag => !page.includes(hrefIn(tag)))
  return page.replace('</head>', () => `${missing.join('')}</head>`)
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
