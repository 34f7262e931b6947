import { expect, it } from 'vitest'
import type { PushDelivery } from '../../../../src/modules/messaging/push/push-messages.ts'
import { withCircuitBreaker } from '../../../../src/modules/messaging/push/with-circuit-breaker.ts'
import { clockAt } from '../../../support/clock.ts'

const news = { title: 'T', message: 'M', url: '/', tag: 't' } as const
const deviceAt = (host: string) => ({ endpoint: `https://${host}/x`, p256dh: 'key', auth: 'secret' })
const [here, elsewhere] = [deviceAt('push.clinic.test'), deviceAt('fcm.googleapis.com')]

/** How often a push service is asked whose answers are these. */
function asked(answer: PushDelivery) {
  let count = 0
  const clock = clockAt('2026-11-21T18:00:00Z')
  const push = withCircuitBreaker({
    push: async () => {
      count++
      return answer
    },
    recordAttempt: async () => {},
    mayTry: () => 'all',
    now: clock.now,
  })
  const send = async (times: number, device = here) => {
    let last: PushDelivery | undefined
    for (let n = 0; n < times; n++) last = await push(device, news)
    return [count, last]
  }
  return { send, passMinute: () => clock.advance({ minutes: 1 }) }
}

it('a push service that failed five times rests for a minute, and no other', async () => {
  const away = { outcome: 'failed', temporary: true, reason: '503' } as const
  const { send, passMinute } = asked(away)
  expect(await send(7)).toEqual([5, { outcome: 'failed', temporary: true, reason: 'circuit open' }])
  expect(await send(1, elsewhere)).toEqual([6, away])
  passMinute()
  expect(await send(1)).toEqual([7, away])
})

it('a push service that answers no goes on', async () => {
  const no = { outcome: 'failed', temporary: false, reason: '413' } as const
  expect(await asked(no).send(7)).toEqual([7, no])
})
