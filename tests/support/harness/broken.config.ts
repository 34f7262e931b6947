import { defineConfig } from 'vitest/config'
import real from '../../vitest.config.ts'

const usual = real({ command: 'serve', mode: 'test' })

/** The real configuration, for a folder of files written by a harness test. */
export default defineConfig({
  ...usual,
  root: process.env['HARNESS_FOLDER'] ?? '',
  test: {
    ...usual.test,
    include: ['*.test.ts'],
    globalSetup: [],
  },
})
