import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Chromium = {
  executablePath: string
  args: string[]
  env: Record<string, string>
  /** False where the browser is a shell without a notification centre. */
  showsNotifications: boolean
  source: 'CHROMIUM_PATH' | 'system' | 'playwright' | '@sparticuz/chromium'
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const quietArgs = [
  // Letters lie between pixels, as on a phone: lines break at the same words there and here.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Flags with which a page sees this film (.y4m) instead of a camera, without being asked. */
export const fakeCamera = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/**
 * The browser from npm, or this machine's where npm has none for it; throws an error that says what to do if there is none.
 * npm's has no windows, so it opens a page in about half the time, and its fonts are the same everywhere.
 */
export async function chromium(): Promise<Chromium> {
  const found = chosen() ?? (await fromNpm()) ?? (await wholeChromium())
  if (!found) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its executable.')
  return found
}

/** The one browser that draws reference pictures, the same on every machine; undefined where npm has none for it. */
export async function pinnedChromium(): Promise<Chromium | undefined> {
  return fromNpm()
}

/** A browser that shows notifications, if this machine has one. */
export async function wholeChromium(): Promise<Chromium | undefined> {
  return chosen() ?? system() ?? (await ofPlaywright())
}

function chosen(): Chromium | undefined {
  const path = process.env['CHROMIUM_PATH']
  if (!path) return undefined
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is set to ${path}, which does not exist.`)
  return installed(path, 'CHROMIUM_PATH')
}

function system(): Chromium | undefined {
  const path = systemPaths.find(existsSync)
  return path ? installed(path, 'system') : undefined
}

async function ofPlaywright(): Promise<Chromium | undefined> {
  const { chromium: browser } = await import('playwright')
  const path = browser.executablePath()
  return existsSync(path) ? installed(path, 'playwright') : undefined
}

async function fromNpm(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Read while the package loads: with it, the package unpacks the libraries that the browser needs, too.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  const args = [...quietArgs, '--no-sandbox', '--no-zygote', '--use-gl=angle']
  return {
    executablePath,
    args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    env: { ...environment(), FONTCONFIG_FILE: ownFonts() },
    showsNotifications: false,
    source: '@sparticuz/chromium',
  }
}

const cache = join(import.meta.dirname, '../node_modules/.cache/fonts')

/** The fontconfig of a browser that knows the fonts of its own package and none of the machine's. */
function ownFonts(): string {
  const path = join(cache, 'fonts.conf')
  const content = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(tmpdir(), 'fonts/fonts')}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return path
  mkdirSync(cache, { recursive: true })
  writeFileSync(path, content)
  return path
}

function installed(executablePath: string, source: Chromium['source']): Chromium {
  const args = process.getuid?.() === 0 ? [...quietArgs, '--no-sandbox'] : quietArgs
  return { executablePath, args, env: environment(), showsNotifications: true, source }
}

function environment(): Record<string, string> {
  const named = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return Object.fromEntries(named)
}
