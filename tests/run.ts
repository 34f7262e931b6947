import { dirname } from 'node:path'
import { chromium, wholeChromium } from './chromium.ts'
import { runStages } from './support/run/run-stages.ts'
import { noteLeftOut, say } from './support/run/say.ts'
import { build, contract, features, staticChecks, stories, tests } from './support/run/suites.ts'

const [first] = process.argv.slice(2)
if (first === 'whole-browser') await import('./whole-browser.ts')

const root = dirname(import.meta.dirname)
const { source } = await chromium()
const showsNotifications = (await wholeChromium()) !== undefined
say(
  showsNotifications
    ? `Browser: ${source}`
    : `Browser: ${source}. Not run: tests/browser/whole and what is tagged @shows-notifications, because no Chromium here has windows and a notification center (npm test -- whole-browser, where one has).`,
)
if (!showsNotifications) noteLeftOut()

await runStages(
  [
    [[contract]],
    // What looks at the text of the code uses one core: the other one builds, and then begins with the tests.
    [[build], staticChecks.slice(0, 1)],
    // The tests wait a good part of their time, for processes that end and hours that pass: the others fill it.
    [[tests()], [stories(), features({ showsNotifications })], staticChecks.slice(1)],
  ],
  { root, only: process.argv.slice(2), build, needBuild: ['tests', 'features'] },
)
