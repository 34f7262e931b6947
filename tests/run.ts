import { dirname } from 'node:path'
import { chromium, wholeChromium } from './chromium.ts'
import { type Outcome, sumOf } from './run/outcome.ts'
import type { Suite } from './run/run-suite.ts'
import { say, sayEnd, timed } from './run/say.ts'
import { build, contract, features, staticChecks, stories, tests } from './run/suites.ts'

const root = dirname(import.meta.dirname)
const { source } = await chromium()
const showsNotifications = (await wholeChromium()) !== undefined
say(
  `Browser: ${source}${showsNotifications ? '' : ' (none here shows notifications: what needs them is left to another machine)'}`,
)

const only = process.argv.slice(2)
const wanted = ({ name }: Suite) => only.length === 0 || only.includes(name)
const known = [contract, ...staticChecks, build, tests(), stories(), features({ showsNotifications })]
const strangers = only.filter(word => !known.some(({ name }) => name === word))
if (strangers.length > 0) {
  say(`There is no suite ${strangers.join(', ')}: ${known.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const started = Date.now()
const outcomes: Outcome[] = wanted(contract) ? [await timed(contract, { root, quiet: true })] : []
// What only reads texts runs at the same time; the others have both cores to themselves.
const checked = staticChecks.filter(wanted).map(suite => timed(suite, { root, quiet: true }))
outcomes.push(...(await Promise.all(checked)))
for (const suite of known.slice(1 + staticChecks.length).filter(wanted))
  outcomes.push(await timed(suite, { root }))

const total = sumOf(outcomes)
sayEnd(total, Date.now() - started)
process.exit(total.failed > 0 ? 1 : 0)
