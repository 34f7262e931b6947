import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { givePoints } from '../support/points.ts'

describe('how a reward looks', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    await givePoints(app, 'Mia', 130)
  })
  afterAll(() => app.stop())

  it('comes with the next reward, and stays with its voucher', async () => {
    const mia = await app.member('Mia')
    const next = async () => (await mia.get('/api/auth/user')).json()['nextReward']
    const light = { icon: 'sun', color: 'amber', rewardValue: 'LED Light Session' }
    expect(await next()).toMatchObject({ title: 'LED Light Session', ...light })
    const [goal] = await app.modules.loyalty.listGoals()
    await mia.post(`/api/user/redeem-goal/${goal?.id}`)
    expect(await next()).toMatchObject({ icon: 'gift', color: 'rose', rewardValue: '$25 credit' })
    app.clock.advance({ minutes: 1 })
    await app.modules.loyalty.sendOffer(mia.id)
    expect((await mia.get('/api/user/vouchers')).json()).toEqual([
      expect.objectContaining({ goalId: null, icon: null, color: null }),
      expect.objectContaining({ title: 'LED Light Session', ...light }),
    ])
  })
})
