import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'

it('a proxy that hangs up, because no server is the primary, is asked again once at a time', async () => {
  let connections = 0
  const proxy = createServer(socket => {
    connections++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const engine = openPostgres({ url: `postgres://velora@127.0.0.1:${port}/velora`, onError: () => {} })
  onTestFinished(engine.close)
  await expect(
    engine.listen(
      'channel',
      () => {},
      () => {},
    ),
  ).rejects.toThrow()
  await sleep(2_700)
  // One at first, and one each half second; twice as many each time would be 31 or more.
  expect(connections).toBeGreaterThan(1)
  expect(connections).toBeLessThanOrEqual(7)
})
