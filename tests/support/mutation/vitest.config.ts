import { defineConfig } from 'vitest/config'
import { testsOf } from './modules.ts'

/** Each mutant runs only its module's tests. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    include: [testsOf(process.env['MUTATED_MODULE'] ?? '*')],
    exclude: ['tests/**/*.nightly.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    // A worker per file would take ten times as long as the tests.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
