import { dirname } from 'node:path'
import { chromium, wholeChromium } from './chromium.ts'
import { sumOf } from './run/outcome.ts'
import type { Suite } from './run/run-suite.ts'
import { inLanes, say, sayEnd } from './run/say.ts'
import { build, contract, features, staticChecks, stories, tests } from './run/suites.ts'

const root = dirname(import.meta.dirname)
const { source } = await chromium()
const showsNotifications = (await wholeChromium()) !== undefined
say(
  `Browser: ${source}${showsNotifications ? '' : ' (none here shows notifications: what needs them is left to another machine)'}`,
)

/** One stage after the other; what stands in lanes of a stage runs at the same time, and in a lane one by one (D-56). */
const stages: readonly (readonly Suite[])[][] = [
  [[contract]],
  // What looks at the text of the code uses one core: the other one builds, and then begins with the tests.
  [[build], staticChecks.slice(0, 1)],
  // The tests wait a good part of their time, for processes that end and hours that pass: the others fill it.
  [[tests()], [stories(), features({ showsNotifications })], staticChecks.slice(1)],
]

const only = process.argv.slice(2)
const known = stages.flat(2).map(({ name }) => name)
const strangers = only.filter(word => !known.includes(word))
if (strangers.length > 0) {
  say(`There is no suite ${strangers.join(', ')}: ${known.join(', ')}.`)
  process.exit(2)
}

const started = Date.now()
/** Tests and features open the app's pages. */
const needsBuild = only.some(name => name === 'tests' || name === 'features')
const wanted = ({ name }: Suite) =>
  only.length === 0 || only.includes(name) || (name === build.name && needsBuild)
const outcomes = []
for (const lanes of stages)
  outcomes.push(
    ...(await inLanes(
      lanes.map(lane => lane.filter(wanted)),
      root,
    )),
  )
const total = sumOf(outcomes)
sayEnd(total, Date.now() - started)
process.exit(total.failed > 0 ? 1 : 0)
