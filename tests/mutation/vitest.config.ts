import { defineConfig } from 'vitest/config'
import { testsOf } from './modules.ts'

/** The tests that need no database: each broken rule is tried on them alone, so they must be over in milliseconds. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: [testsOf(process.env['MUTATED_MODULE'] ?? '*')],
    environment: 'node',
    // The rules hold no state, and a worker a file is ten times the time of the tests.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
})
