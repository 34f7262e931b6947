import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'

describe.each(usualDatabases)('a member (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  it('gets so many proofs of scans a while, and no more', async () => {
    const max = await app.member('Max')
    const answers: number[] = []
    for (let n = 0; n < 41; n++) answers.push((await max.post('/api/checkin/scan-proof')).status)
    expect([answers.filter(status => status === 200).length, answers.at(-1)]).toEqual([40, 429])
    expect((await (await app.member('Noor')).post('/api/checkin/scan-proof')).status).toBe(200)
  })
})
