import { describe, it } from 'vitest'
import { openTestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'
import { diceFrom } from '../../support/dice.ts'
import { expectAgreement } from './merge-model.ts'

describe.each(bothDatabases)('merging many patients (%s)', database => {
  it('agrees with the model for 100 pairs, and so does the undo', async () => {
    const app = await openTestApp({ database })
    await expectAgreement(app, 100, diceFrom(26_11_2026))
    await app.stop()
  }, 900_000)
})
