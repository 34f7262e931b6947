/** The suites that `npm run check` runs for a change. */
export interface ToRun {
  readonly testFiles: readonly string[]
  readonly storyFiles: readonly string[]
  /** Changed features, for anyone who wants to run them. */
  readonly features: readonly string[]
  /** Whether the API may have changed. */
  readonly changesContract: boolean
}

/**
 * Chooses by name, because names match everywhere: changes in `src/modules/tiers` are tested in `tests/modules/tiers`.
 * By imports, every change would run nearly every test, because each opens the whole product.
 */
export function whatToRun(changed: readonly string[], filesLike: (pattern: string) => string[]): ToRun {
  const all = (patterns: readonly string[]) => [...new Set(patterns.flatMap(filesLike))].sort()
  return {
    testFiles: all(changed.flatMap(testsOf)).filter(file => !isLong(file) || changed.includes(file)),
    storyFiles: all(changed.flatMap(storiesOf)),
    features: changed.filter(file => file.endsWith('.feature')),
    changesContract: changed.some(isOfContract),
  }
}

const isLong = (file: string) => file.endsWith('.nightly.test.ts')

function testsOf(file: string): string[] {
  if (file.startsWith('tests/') && file.endsWith('.test.ts')) return [file]
  const [, module] = /^src\/modules\/([^/]+)\//.exec(file) ?? []
  if (module) return [`tests/modules/${module}/**/*.test.ts`]
  if (file.startsWith('src/platform/kernel/')) return ['tests/platform/kernel/*.test.ts']
  if (file.startsWith('src/platform/http/')) return ['tests/platform/**/*.test.ts', 'tests/http/**/*.test.ts']
  if (file.startsWith('src/platform/')) return ['tests/platform/**/*.test.ts']
  if (file.startsWith('src/server/')) return ['tests/app/*.test.ts', 'tests/app/backup/*.test.ts']
  if (file.startsWith('src/web/')) return ['tests/app/web/**/*.test.ts']
  return file.startsWith('tests/support/run/') ? ['tests/support/harness/*.test.ts'] : []
}

function storiesOf(file: string): string[] {
  const [, folder] = /^((?:src\/web|ui-kit)\/.*)\/[^/]+$/.exec(file) ?? []
  return folder && !folder.startsWith('src/web/api') ? [`${folder}/*.stories.tsx`] : []
}

const isOfContract = (file: string) =>
  /^(?:openapi|src\/web\/api|src\/platform\/http)\/|^src\/modules\/.*\/(?:adapters|ports|refusals)/.test(file)
