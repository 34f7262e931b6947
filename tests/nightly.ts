import { dirname } from 'node:path'
import { wholeChromium } from './chromium.ts'
import { runStages } from './support/run/run-stages.ts'
import { build, nightlyFeatures, nightlyStories, nightlyTests, programs } from './support/run/suites.ts'

// What takes long, and whose faults a shorter test in `npm test` usually notices first. Run it before a release.

const showsNotifications = (await wholeChromium()) !== undefined
await runStages(
  [
    [[build]],
    [[nightlyTests], [nightlyStories, nightlyFeatures({ showsNotifications })]],
    // One by one: they measure how long things take.
    [programs],
  ],
  {
    root: dirname(import.meta.dirname),
    only: process.argv.slice(2),
    build,
    needBuild: [nightlyTests.name, 'features-nightly', ...programs.map(({ name }) => name)],
  },
)
