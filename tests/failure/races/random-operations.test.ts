import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { bothDatabases } from '../../support/databases.ts'
import { type Dice, diceFrom } from '../../support/dice.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { type MemberModel, memberModel } from '../../support/member-model.ts'
import { treatmentOf } from '../../support/points.ts'

const operations = Number(process.env['RANDOM_OPERATIONS'] ?? 600)
const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_121)
const [people, workers, days] = [20, 8, 5]

interface Actor {
  readonly browser: Browser
  readonly email: string
  readonly model: MemberModel
  turn: Promise<unknown>
}

describe.each(bothDatabases)(
  `${operations} random operations by ${workers} workers (%s, seed ${seed})`,
  database => {
    let app: TestApp
    let desk: Browser
    let actors: Actor[]
    let codes: string[]
    let goals: { id: string; pointsRequired: number }[]
    let serviceId: string

    beforeAll(async () => {
      app = await openTestApp({ database })
      codes = (await app.modules.loyalty.listCheckInCodes()).map(({ code }) => code)
      goals = [...(await app.modules.loyalty.listGoals())]
      serviceId = (await treatmentOf(app)).serviceId
      actors = []
      for (let n = 0; n < people; n++) {
        const browser = await app.member(`Member${n}`)
        actors.push({ browser, email: browser.email, model: memberModel(), turn: Promise.resolve() })
      }
    })
    afterAll(() => app.stop())

    it('are answered as the model says, and leave what it says', async () => {
      const dice = diceFrom(seed)
      for (let day = 0; day < days; day++) {
        app.clock.advance({ days: 1 })
        desk = await app.staff('front desk')
        const share = Math.ceil(operations / days / workers)
        await Promise.all(Array.from({ length: workers }, () => work(dice, share, day)))
      }
      for (const { browser, model } of actors) {
        const { points } = (await browser.get('/api/auth/user')).json<{ points: number }>()
        expect(points).toBe(model.balance())
      }
      await expectSoundLedger(app.database)
    }, 300_000)

    async function work(dice: Dice, count: number, day: number): Promise<void> {
      for (let n = 0; n < count; n++) {
        const actor = dice.oneOf(actors)
        const operation = draw(dice, actor, day)
        // Everybody works on everybody; one member's turns come one after the other, so that the model can foretell each.
        actor.turn = actor.turn.then(async () => {
          const { answer, foretold } = await operation()
          expect(answer.code ?? answer.status).toBe(foretold)
        })
        await actor.turn
      }
    }

    function draw(dice: Dice, { browser, email, model }: Actor, day: number) {
      const kind = dice.below(10)
      const [code, goal] = [dice.oneOf(codes), dice.oneOf(goals)]
      const points = 1 + dice.below(120)
      return async (): Promise<{ answer: Answer; foretold: number | string }> => {
        if (kind < 5) {
          const foretold = model.checkIn(code, day)
          return { answer: await browser.post('/api/checkin', { code }), foretold }
        }
        if (kind < 7) {
          const foretold = model.redeem(goal)
          return { answer: await browser.post(`/api/user/redeem-goal/${goal.id}`), foretold }
        }
        const countAgain = kind < 9
        const foretold = model.award(points, day, countAgain)
        const body = { userEmail: email, serviceId, customPoints: points, countAgain }
        return { answer: await desk.post('/api/admin/award-points', body), foretold }
      }
    }
  },
)
