import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // Its inner files import each other without endings: Vite finds them, Node does not.
    server: { deps: { inline: [/@zxing\/library/] } },
    globalSetup: ['tests/support/global-setup.ts'],
    // More than the cores: tests of crashes, retries and browsers wait a good part of their time.
    maxWorkers: 3,
    // Ends what hangs; a slow machine is no failure.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
