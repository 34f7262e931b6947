import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runToEnd } from '../support/process.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'velora-refused-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('does not start a clinic on the secrets that were published with docker-compose.yml, and names each', async () => {
  const { code, output } = await runToEnd({
    NODE_ENV: 'production',
    DEMO: '0',
    DATA_DIR: newFolder(),
    SESSION_KEYS: 'only-for-trying-it-out-change-me-please',
    PHI_KEYS: 'try:b25seS1mb3ItdHJ5aW5nLWl0LW91dC1jaGFuZ2UtbWU=',
    STAFF_CODE: '24682468',
  })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Velora can’t start: SESSION_KEYS has a key that is published .*\nPHI_KEYS has the key try, .*\nSTAFF_CODE is published .*\n$/,
  )
})
