import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { smallPicture } from '../../support/pictures.ts'
import { givePoints } from '../../support/points.ts'

const root = '/api/admin/programme'

interface Look {
  readonly title: string
  readonly imageUrl: string | null
}

describe('how a reward looks', () => {
  let folder: string
  let app: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'velora-looks-'))
    app = await openTestApp({ database: 'embedded', env: { DATA_DIR: folder } })
    await givePoints(app, 'Mia', 130)
  })
  afterAll(async () => {
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const saveFirst = async (change: Partial<Look>) => {
    const olga = await app.staff('owner')
    const { revision, contents } = (await olga.get(`${root}/rewards`)).json<{
      revision: string
      contents: { rewards: Look[] }
    }>()
    const [first, ...others] = contents.rewards
    const body = { contents: { rewards: [{ ...first, ...change }, ...others] } }
    return olga.send('PUT', `${root}/rewards`, body, { 'if-match': `"${revision}"` })
  }
  const publish = async () => {
    const olga = await app.staff('owner')
    const { revision } = (await olga.get(root)).json<{ revision: string }>()
    const answer = await olga.post(`${root}/publications`, { note: '' }, { 'if-match': `"${revision}"` })
    expect(answer.status, answer.text).toBe(200)
  }

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
      expect.objectContaining({ goalId: null, icon: null, color: null, imageUrl: null }),
      expect.objectContaining({ title: 'LED Light Session', ...light, imageUrl: null }),
    ])
  })

  it('may be a picture of the clinic’s own, which its voucher has too and no purge takes away', async () => {
    const olga = await app.staff('owner')
    const sent = await olga.post(`${root}/pictures`, await smallPicture('png'), {
      'content-type': 'image/png',
    })
    const { imageUrl } = sent.json<{ imageUrl: string }>()
    expect((await saveFirst({ imageUrl })).status).toBe(200)
    await publish()
    const goals = (await app.visitor().get('/api/points-goals')).json<Look[]>()
    expect(goals[0]).toMatchObject({ title: 'LED Light Session', imageUrl })
    expect(new Set(goals.slice(1).map(goal => goal.imageUrl))).toEqual(new Set([null]))
    const mia = await app.member('Mia')
    expect((await mia.get('/api/user/vouchers')).json()).toMatchObject([{ imageUrl: null }, { imageUrl }])
    app.clock.advance({ days: 31 })
    await app.modules.content.purgeUnusedPictures()
    expect((await app.visitor().get(imageUrl)).status).toBe(200)
  })

  it('is no picture from elsewhere', async () => {
    for (const imageUrl of ['https://elsewhere.example/a.webp', '/pictures/fillers.svg', ''])
      expect((await saveFirst({ imageUrl })).code).toBe('invalid-request')
  })

  it('is the sign again where the picture is taken away', async () => {
    expect((await saveFirst({ imageUrl: null })).status).toBe(200)
    await publish()
    expect((await app.visitor().get('/api/points-goals')).json<Look[]>()[0]?.imageUrl).toBeNull()
  })
})
