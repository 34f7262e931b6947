import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { references, refreshVariable } from './reference-pictures.ts'

// npx node tests/support/pictures/refresh.ts [FILES]: retakes all reference pictures, or those of the stories in these
// files.
const named = process.argv.slice(2)
if (named.length === 0) rmSync(references, { recursive: true, force: true })
const files = named.length > 0 ? named : ['ui-kit', ...storiesWithPictures()]
const env = { ...process.env, [refreshVariable]: '1' }
const { status } = spawnSync(
  'vitest',
  ['run', '--mode', 'nightly', '--config', '.storybook/vitest.config.ts', ...files],
  {
    stdio: 'inherit',
    env,
  },
)
process.exitCode = status ?? 1

function storiesWithPictures(): readonly string[] {
  return globSync('src/web/**/*.stories.tsx').filter(path =>
    /pictures: 'every width'|guidance: \{/.test(readFileSync(path, 'utf8')),
  )
}
