import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { requestLimits } from '#platform/http/route/request-body.ts'
import { listen } from '#platform/http/server/listen.ts'
import { eventually } from '../support/eventually.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What the app of a server has in memory, once that server was closed. */
async function appOfClosedServer() {
  const app = { requests: 0 }
  const server = await listen(
    (_req, res) => {
      app.requests += 1
      res.end()
    },
    { host: '127.0.0.1', port: 0 },
    requestLimits,
  )
  expect(await (await fetch(server.url)).text()).toBe('')
  await server.close(0)
  return new WeakRef(app)
}

it('a server that was closed holds nothing of its app in memory', async () => {
  const app = await appOfClosedServer()
  await eventually(async () => {
    collectGarbage()
    expect(app.deref() === undefined).toBe(true)
  })
})
