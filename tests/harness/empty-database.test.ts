import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { emptyDatabaseName } from '../support/empty-database.ts'
import { nodeEnvironment } from '../support/process.ts'

it('is the same empty database for Vitest and for Node, so that a machine makes it once', () => {
  const program = `import { emptyDatabaseName } from './tests/support/empty-database.ts'
    process.stdout.write(emptyDatabaseName())`
  const words = ['--input-type=module', '-e', program]
  const inNode = execFileSync(process.execPath, words, { env: nodeEnvironment(), encoding: 'utf8' })
  expect(inNode).toBe(emptyDatabaseName())
})
