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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
