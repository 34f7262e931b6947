import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { secretsByArgon2 } from '../../../src/modules/identity/adapters/secrets.ts'
import { openTestApp, sessionKey } from '../../support/app.ts'
import { cheapestHashes } from '../../support/cheapest-hashes.ts'

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

it('hashes for as many at once as there are cores, lets 64 wait and asks the others to come again', async () => {
  const secrets = secretsByArgon2([sessionKey], cheapestHashes)
  await secrets.verify(undefined, 'orchid7')
  const hashed = await Promise.allSettled(Array.from({ length: 200 }, () => secrets.hash('orchid7')))
  const refused = hashed.flatMap(({ status, ...rest }) => (status === 'rejected' ? [rest] : []))
  expect(hashed.length - refused.length).toBe(64 + Math.min(2, availableParallelism()))
  expect(refused[0]).toMatchObject({ reason: { code: 'busy', kind: 'unavailable', retryAfterSeconds: 5 } })
  expect(await secrets.hash('orchid7')).toMatch(/^\$argon2id/)
})
