export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/support/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A timeout on a busy machine must not count as a caught mutant.
  timeoutMS: 60_000,
  // Without tsconfig.json: Stryker would rewrite it with a compiler API that TypeScript 7 no longer has.
  ignorePatterns: [
    '/*',
    '!/src',
    '!/tests',
    '!/openapi',
    '!/package.json',
    '!/package-lock.json',
    '/src/web',
  ],
  tempDirName: '.cache/mutation',
  reporters: ['progress-append-only'],
  logLevel: 'warn',
  warnings: { slow: false },
}
