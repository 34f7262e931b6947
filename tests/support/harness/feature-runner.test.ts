import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const project = dirname(dirname(dirname(import.meta.dirname)))

const tiny = `Feature: Two members
  Example: One without steps

  Example: One without a Then
    Given Mia is a member
`

it('an example that proves nothing fails the features', () => {
  const folder = mkdtempSync(join(project, 'node_modules/.feature-runner-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'tiny.feature')
  writeFileSync(file, tiny)
  const words = ['features/run.ts', file, '--report', join(folder, 'report')]
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' })
  const said = stdout + stderr
  expect(said).toContain('"One without steps" proves nothing')
  expect(said).toContain('"One without a Then" proves nothing')
  expect(status).toBe(1)
})
