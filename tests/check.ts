import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { sumOf } from './run/outcome.ts'
import { inLanes, say, sayEnd } from './run/say.ts'
import { contract, staticChecks, stories, tests } from './run/suites.ts'
import { whatToRun } from './run/what-to-run.ts'

// The inner loop: what reads the code, the rules, and the tests and stories of what was changed. `npm test` runs all.

const root = dirname(import.meta.dirname)
const changed = changedFiles()
const { testFiles, storyFiles, features } = whatToRun(changed, pattern => globSync(pattern, { cwd: root }))
say(`${changed.length} changed files: ${testFiles.length} test files, ${storyFiles.length} story files`)

const started = Date.now()
const outcomes = [
  ...(await inLanes([[contract]], root)),
  ...(await inLanes(
    staticChecks.map(suite => [suite]),
    root,
  )),
  ...(await inLanes([[tests(testFiles)]], root)),
  ...(await inLanes([storyFiles.length > 0 ? [stories(storyFiles)] : []], root)),
]
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
