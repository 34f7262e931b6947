import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { type IRunConfiguration, loadConfiguration, loadSources, runCucumber } from '@cucumber/cucumber/api'
import { wholeChromium } from '../tests/chromium.ts'
import { requestFrom } from './runner/request.ts'

// Runs some features for QA, with screenshots and traces (`npm run feature -- …`). `npm test` runs all, without these.

const root = dirname(import.meta.dirname)
process.chdir(root)
const { shown, report, forCucumber } = requestFrom(process.argv.slice(2))

const whole = await wholeChromium()
if (shown && !whole)
  end('--show needs a Chromium with windows: install one, or set CHROMIUM_PATH to its executable.')
const { runConfiguration } = await loadConfiguration({
  file: 'features/cucumber.json',
  provided: [...forCucumber, ...(whole ? [] : ['--tags', 'not @shows-notifications'])],
}).catch(error => end((error as Error).message))

// Cucumber checks without printing.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
const quietly = { stdout: nowhere, stderr: nowhere }
const { plan, errors } = await loadSources(runConfiguration.sources, quietly)
for (const { uri, location, message } of errors) end(`${uri}:${location.line} can't be read. ${message}`)
if (plan.length === 0) end('No example is called so, stands there or has that tag.')
const built = spawnSync(process.execPath, ['src/web/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) end('The web app could not be built: see above.')
process.exitCode = (await run(runConfiguration, resolve(report ?? 'features/.report'))) ? 0 : 1
process.exit()

/** Returns whether all of them passed. */
async function run(configuration: IRunConfiguration, folder: string): Promise<boolean> {
  // Only removes the previous run's files, because the folder may contain others.
  for (const name of ['index.html', 'traces']) rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(folder, 'traces'), { recursive: true })
  const page = join(folder, 'index.html')
  const { success } = await runCucumber({
    ...configuration,
    formats: { ...configuration.formats, files: { ...configuration.formats.files, [page]: 'html' } },
    runtime: { ...configuration.runtime, worldParameters: { report: folder, shown } },
  })
  process.stdout.write(`\nReport: ${pathToFileURL(page).href}\n`)
  return success
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}
