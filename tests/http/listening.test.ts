import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Listening, listen } from '#platform/http/server/listen.ts'
import { requestLimits } from '#platform/http/server/request-limits.ts'

const host = '127.0.0.1'

async function listening(port = 0) {
  const asked = { count: 0 }
  const listening = await listen(
    (_req, res) => {
      asked.count++
      res.end()
    },
    { host, port },
    requestLimits,
  )
  onTestFinished(() => listening.close(0))
  return { ...listening, asked }
}

const portOf = ({ url }: Pick<Listening, 'url'>) => Number(new URL(url).port)

it('hears those who come at once in fewer turns of the loop than they are', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux lets several servers have one port.')
  const people = 64
  const server = await listening()
  const phones: Socket[] = []
  onTestFinished(() => {
    for (const phone of phones) phone.destroy()
  })
  for (let n = 0; n < people; n++) {
    const phone = connect(portOf(server), host)
    phone.write('GET / HTTP/1.1\r\nHost: velora.test\r\n\r\n')
    phones.push(phone)
  }
  // The system lets them in meanwhile, all of them before the first is taken.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  let turns = 0
  for (; server.asked.count < people; turns++) await setImmediate()
  expect(turns).toBeLessThan(people / 2)
})

it('is refused where another one listens', async () => {
  const server = await listening()
  await expect(listening(portOf(server))).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

it('gives its port back', async () => {
  const server = await listening()
  await server.close(0)
  await expect(listening(portOf(server))).resolves.toMatchObject({ url: server.url })
})
