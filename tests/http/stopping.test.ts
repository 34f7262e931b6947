import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTestApp } from '../support/app.ts'

it('does not wait for connections on which nobody asked anything', async () => {
  const app = await openTestApp({ database: 'embedded' })
  const { hostname, port } = new URL(app.running.url)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  // The server has taken it: whoever asks after it was answered.
  await fetch(`${app.running.url}/healthz`, { headers: { Connection: 'close' } })
  const hungUp = once(socket, 'close')
  const stopped = app.stop().then(() => 'stopped')
  // A stop ends requests that don't come to their end after ten seconds; this is none.
  expect(await Promise.race([stopped, setTimeout(8_000, 'waits')])).toBe('stopped')
  await hungUp
})

it('answers a request that had begun', async () => {
  const app = await openTestApp({ database: 'embedded' })
  const { hostname, port } = new URL(app.running.url)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nHost: velora\r\n')
  await fetch(`${app.running.url}/healthz`, { headers: { Connection: 'close' } })
  const stopped = app.stop()
  const answer = once(socket, 'data')
  socket.write('\r\n')
  expect(String(await answer)).toMatch(/^HTTP\/1.1 200 OK/)
  await stopped
})
