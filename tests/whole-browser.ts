import { dirname } from 'node:path'
import { wholeChromium } from './chromium.ts'
import { runStages } from './support/run/run-stages.ts'
import { say } from './support/run/say.ts'
import { build, wholeBrowser } from './support/run/suites.ts'

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
