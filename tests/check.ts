import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Outcome, sumOf } from './support/run/outcome.ts'
import type { Stages } from './support/run/run-stages.ts'
import { inLanes, say, sayEnd } from './support/run/say.ts'
import { contract, stories, tests, textChecks } from './support/run/suites.ts'
import { whatToRun } from './support/run/what-to-run.ts'

// The inner loop, a minute at most: types, lint, then the tests and stories of what was changed. `npm test` runs all.

const root = dirname(import.meta.dirname)
const changed = changedFiles()
const { testFiles, storyFiles, features, changesContract } = whatToRun(changed, pattern =>
  globSync(pattern, { cwd: root }),
)
say(`${changed.length} changed files: ${testFiles.length} test files, ${storyFiles.length} story files`)

const { types, lint } = textChecks
const stages: Stages = [
  types.map(suite => [suite]),
  [[lint]],
  [changesContract ? [contract] : []],
  [testFiles.length > 0 ? [tests(testFiles)] : [], storyFiles.length > 0 ? [stories(storyFiles)] : []],
]
const started = Date.now()
const outcomes: Outcome[] = []
for (const lanes of stages) {
  outcomes.push(...(await inLanes(lanes, root)))
  // Tests of code that does not compile say nothing new.
  if (sumOf(outcomes).failed > 0) break
}
const total = sumOf(outcomes)
sayEnd(total, Date.now() - started)
if (features.length > 0) say(`Not run here: npm run feature -- ${features.join(' ')}`)
process.exit(total.failed > 0 ? 1 : 0)

/** What differs from the branch that this one goes to, committed or not. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const base = () => {
    try {
      return git('merge-base', 'HEAD', 'origin/main')
    } catch {
      return 'HEAD'
    }
  }
  const names = [git('diff', '--name-only', base()), git('ls-files', '--others', '--exclude-standard')]
  return names
    .join('\n')
    .split('\n')
    .filter(name => name !== '' && existsSync(`${root}/${name}`))
}
