import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { networkTo } from '../support/client.ts'
import { newDemo } from '../support/demo.ts'
import { statusOf } from '../support/one-request.ts'
import { startVelora } from '../support/process.ts'

const stops = Number(process.env['STOPS'] ?? 1)

it(`breaks off no request in ${stops} stops under load, and ends with 0`, async () => {
  const env = { ...(await newDemo('postgresql')), WORKERS: '0', DRAIN_SECONDS: '1' }
  onTestFinished(() => rmSync(env.DATA_DIR, { recursive: true, force: true }))
  const notAnswered = new Map<string | number, number>()
  let servedOn = 0
  for (let stop = 0; stop < stops; stop++) {
    const velora = await startVelora(env)
    onTestFinished(() => velora.end('SIGKILL').then(() => {}))
    const cookie = await signedIn(velora.url)
    let answered = 0
    let answeredWhileDraining = 0
    let ready = true
    let running = true
    /** Asks until nobody listens any more, on one connection or each time on a new one. */
    const ask = async (n: number) => {
      const agent = new Agent({ keepAlive: n % 3 !== 0, maxSockets: 1 })
      const ownPath = n % 2 ? '/api/user/points' : '/api/services'
      while (running) {
        const what = await statusOf(velora.url, ownPath, { agent, headers: { cookie } })
        if (what === 'ECONNREFUSED') break
        if (what !== 200) notAnswered.set(what, (notAnswered.get(what) ?? 0) + 1)
        answered++
        if (!ready) answeredWhileDraining++
        // Some hurry, others think.
        await setTimeout((n % 4) * 7)
      }
      agent.destroy()
    }
    const clients = Promise.all(Array.from({ length: 24 }, (_, n) => ask(n)))
    const balancer = (async () => {
      while (ready && running) {
        ready = (await statusOf(velora.url, '/readyz')) === 200
        await setTimeout(10)
      }
    })()
    while (answered < 100) await setTimeout(10)
    const began = Date.now()
    expect(await velora.end('SIGTERM')).toBe(0)
    expect(Date.now() - began).toBeLessThan(15_000)
    running = false
    await Promise.all([clients, balancer])
    if (answeredWhileDraining > 0) servedOn++
  }
  expect([...notAnswered]).toEqual([])
  // The balancer heard that it is not ready before those who still came were sent away.
  expect(servedOn).toBe(stops)
}, 600_000)

async function signedIn(url: string): Promise<string> {
  const network = networkTo(url)
  const mia = network.browser()
  await mia.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' })
  network.close()
  return [...mia.cookies].map(pair => pair.join('=')).join('; ')
}
