import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import { usualDatabases } from '../../support/databases.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'

describe.each(usualDatabases)('whom a change touches (%s)', database => {
  let app: TestApp
  let serviceId: string
  beforeAll(async () => {
    app = await openTestApp({ database })
    serviceId = (await treatmentOf(app)).serviceId
    for (const [name, points] of Object.entries({ Mia: 80, Noor: 90, Ava: 10 }))
      await givePoints(app, name, points)
    await app.member('Zoe')
    const noor = await app.member('Noor')
    await app.modules.privacy.deleteAccount(noor.id, password, undefined)
  })
  afterAll(() => app.stop())

  const touched = (of: 'reward' | 'service' | 'code' | 'tier' | 'perk', id: string) => {
    const since = new Date(app.clock.now().getTime() - 86_400_000)
    const touching = { of, id, since }
    return {
      count: () => app.modules.patients.countTouched(touching),
      idsAfter: (memberId?: string, limit = 10) =>
        app.modules.patients.touchedAfter([touching], memberId, limit),
    }
  }

  it('is nobody who has left: of those who save, who earned, who climb and who have a tier', async () => {
    const [goal] = await app.modules.loyalty.listGoals()
    const saving = { patient: 'Mia Hart', pointsBalance: 80, spentCents: null }
    expect(await touched('reward', goal?.id ?? '').count()).toEqual({ members: 2, closest: saving })
    expect(await touched('service', serviceId).count()).toEqual({ members: 2, closest: null })
    const [code] = await app.modules.loyalty.listCheckInCodes()
    expect(await touched('code', code?.id ?? '').count()).toEqual({ members: 0, closest: null })
    const climbing = { patient: expect.any(String), pointsBalance: null, spentCents: 125_00 }
    expect(await touched('tier', 'Silver').count()).toEqual({ members: 2, closest: climbing })
    expect(await touched('tier', 'Gold').count()).toEqual({ members: 0, closest: null })
    expect(await touched('perk', 'Bronze').count()).toEqual({ members: 3, closest: null })
  })

  it('is read in parts, each member once', async () => {
    const { idsAfter } = touched('perk', 'Bronze')
    const all = await idsAfter()
    expect(new Set(all).size).toBe(3)
    const [first = ''] = await idsAfter(undefined, 1)
    expect(all).toEqual([first, ...(await idsAfter(first))])
  })

  it('counts and reaches a person for what they earned in an account that was merged into theirs', async () => {
    const [una, uma] = [await app.member('Una'), await app.member('Uma')]
    const { serviceId: botox } = await treatmentOf(app, 'Botox')
    const treatment = { ...(await treatmentOf(app, 'Botox')), customPoints: 10 }
    await app.modules.loyalty.awardTreatment({ ...treatment, email: uma.email })
    const [code] = await app.modules.loyalty.listCheckInCodes()
    expect((await uma.post('/api/checkin', { code: code?.code })).status).toBe(200)
    const vera = await app.member('Vera')
    const actor = { actor: 'staff:test', actorName: 'Tess' }
    for (const absorbedId of [uma.id, vera.id])
      await app.modules.arrivals.mergeMembers({ survivorId: una.id, absorbedId, ...actor })
    for (const change of [touched('service', botox), touched('code', code?.id ?? '')]) {
      expect(await change.count()).toEqual({ members: 1, closest: null })
      expect(await change.idsAfter()).toEqual([una.id])
    }
  })
})
