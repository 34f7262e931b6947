import { expect, it } from 'vitest'
import { secretsByArgon2 } from '../../src/modules/identity/adapters/secrets.ts'
import { openTestApp, sessionKey } from '../support/app.ts'

it('hashes with the full cost unless a test asks for less', async () => {
  expect(await secretsByArgon2([sessionKey]).hash('orchid7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('hashes for nothing in an app that a test starts', async () => {
  const app = await openTestApp({ database: 'embedded' })
  await app.modules.identity.register({ email: 'mia@velora.example', password: 'orchid7', name: 'Mia Hart' })
  const hashes = app.database.statement<{ password_hash: string }>(
    'hashes',
    'select password_hash from identity.member',
  )
  expect((await hashes())[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  await app.stop()
})
