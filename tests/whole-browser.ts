import { dirname } from 'node:path'
import { wholeChromium } from './chromium.ts'
import { runStages } from './run/run-stages.ts'
import { say } from './run/say.ts'
import { build, wholeBrowser } from './run/suites.ts'

// `npm test -- whole-browser`: what `npm test` leaves out where no browser has windows and a notification center.

const whole = await wholeChromium()
if (!whole)
  throw new Error('No Chromium with windows found. Install one, or set CHROMIUM_PATH to its executable.')
say(`Browser: ${whole.source}`)
await runStages([[[build]], [wholeBrowser]], {
  root: dirname(import.meta.dirname),
  only: process.argv.slice(3),
  build,
  needBuild: wholeBrowser.map(({ name }) => name),
})
