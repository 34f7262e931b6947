import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { eventually } from '../support/eventually.ts'

let clinic: DemoClinic
beforeAll(async () => {
  clinic = await openDemoClinic()
})
afterAll(() => clinic?.stop())

it('a scan whose call was lost is sent again, though nothing says that there is a signal', async () => {
  const phone = await clinic.phone({ signedIn: true })
  onTestFinished(() => phone.close())
  const { id: memberId } = await (await phone.request.get('/api/auth/user')).json()
  const app = await phone.newPage()
  const sent: { readonly code: string; readonly key: string | undefined }[] = []
  app.on('request', request => {
    if (request.url().endsWith('/api/checkin'))
      sent.push({ code: request.postDataJSON().code, key: request.headers()['idempotency-key'] })
  })
  await app.clock.install()
  // It listens for scans that another tab keeps from the moment that it follows the member.
  const follows = app.waitForRequest(request => request.resourceType() === 'eventsource')
  await app.goto('/rewards')
  await follows
  const [code] = await clinic.app.modules.loyalty.listCheckInCodes()
  const scan = await keptElsewhere(await phone.newPage(), memberId, code?.code ?? '')
  await eventually(async () => {
    // Once it is under way, time passes as usual: further on it would count as lost, and be sent again.
    if (sent.length === 0) await app.clock.fastForward(21_000)
    expect(sent).toEqual([{ code: code?.code, key: scan }])
  })
  await app.getByText('Check-in Successful!').first().waitFor()
})

it('what goes with a member is loaded later where its code was lost on the way', async () => {
  const phone = await clinic.phone({ signedIn: true })
  onTestFinished(() => phone.close())
  const app = await phone.newPage()
  let lost = 0
  await app.route('**/assets/member-effects-*', route => {
    lost += 1
    return lost === 1 ? route.abort('connectionreset') : route.continue()
  })
  const asked: string[] = []
  app.on('request', request => asked.push(new URL(request.url()).pathname))
  await app.clock.install()
  await app.goto('/rewards')
  await expect.poll(() => lost).toBe(1)
  expect(asked).not.toContain('/api/user/live')
  await eventually(async () => {
    await app.clock.fastForward(21_000)
    // What is under way would be given up with another leap: time passes as usual until it is there.
    await expect.poll(() => asked, { timeout: 10_000 }).toContain('/api/user/live')
  }, 90_000)
})

/** As the scanner leaves it when its call got no answer. */
async function keptElsewhere(tab: Page, memberId: string, code: string): Promise<string> {
  const id = crypto.randomUUID()
  const scan = { id, memberId, code, scannedAt: new Date().toISOString(), waits: true }
  await tab.goto('/healthz')
  await tab.evaluate(
    ([key, kept]) => localStorage.setItem(key as string, kept as string),
    [`scan:${memberId}:${id}`, JSON.stringify(scan)],
  )
  return id
}
